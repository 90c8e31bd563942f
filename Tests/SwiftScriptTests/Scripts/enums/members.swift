enum Level: Int, Comparable {
  case low = 1, high = 10
  static let standard = Level.low
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  init(_ value: Int) { self = value > 5 ? .high : .low }
  mutating func raise() { self = .high }
  func describe() -> String { "\(self) at \(rawValue)" }
}
var level = Level.standard
print(level < .high, Level(7))  // expect: true high
level.raise()
print(level.describe())  // expect: high at 10
