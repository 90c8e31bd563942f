// swift-format-ignore-file
extension RangeReplaceableCollection where Self: StringProtocol {
  var digits: Self { filter(\.isWholeNumber) }
  func paddingToLeft(_ n: Int, with e: Element = "0") -> Self { repeatElement(e, count: Swift.max(0, n - count)) + self }
  mutating func removePunct() { removeAll { $0.isPunctuation } }
}
var s = "a1,2"; print(s.digits, "7".paddingToLeft(3)); s.removePunct(); print(s)
// expect: 12 007
// expect: a12
