struct ParseError: Error { let line: Int; let reason: String }
func parse(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw ParseError(line: 1, reason: "no number: \(text)") }
  return number
}
do {
  _ = try parse("x")
} catch let error as ParseError {
  print(error.line, error.reason)
} catch {
  print("other")
}
// expect: 1 no number: x
