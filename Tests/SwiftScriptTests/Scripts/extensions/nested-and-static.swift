extension Int {
  enum Parity { case even, odd }; var parity: Parity { self % 2 == 0 ? .even : .odd };
  static let dozen = 12
}
extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) };
  func padded(to n: Int) -> String { String(repeating: " ", count: max(0, n - count)) + self }
}
print(3.parity, Int.dozen.parity, "  ".isBlank, "ab".padded(to: 4))
// expect: odd even true   ab
