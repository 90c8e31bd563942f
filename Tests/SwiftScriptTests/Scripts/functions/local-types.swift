func report(_ values: [Int]) -> String {
  struct Line { let value: Int; var text: String { "[\(value)]" } }
  enum Mark: String { case low, high }
  func mark(_ line: Line) -> Mark { line.value > 2 ? .high : .low }
  return values.map(Line.init).map { $0.text + mark($0).rawValue }.joined(separator: " ")
}
print(report([1, 5]))
// expect: [1]low [5]high
