// swift-format-ignore-file
extension StringProtocol {
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
  subscript(_ r: Range<Int>) -> SubSequence { let s = index(startIndex, offsetBy: r.lowerBound); return self[s..<index(s, offsetBy: r.count)] }
}
print("abc"[1], "abcdef"[1..<3], "abcdef".dropFirst()[0])
// expect: b bc b
