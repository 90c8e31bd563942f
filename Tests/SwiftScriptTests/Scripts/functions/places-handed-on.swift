// swift-format-ignore-file
func need(_ x: Int?, file: StaticString = #fileID, line: UInt = #line) {
  guard let x else { assertionFailure("no", file: file, line: line); return }
  precondition(x > 0, "bad", file: file, line: line)
  assert(x > 0, file: file, line: line)
  if x == 7 { fatalError("seven", file: file, line: line) }
  if x == 8 { preconditionFailure("eight", file: file, line: line) }
  print(x)
}
need(3)
// expect: 3
