// swift-format-ignore-file
let text = "abcabcab"
print(text.ranges(of: "bc").map { text.distance(from: text.startIndex, to: $0.lowerBound) })
if let first = text.firstRange(of: "ca") { print(text[first], text[..<first.lowerBound]) }
print(text.ranges(of: "x").isEmpty, text.firstRange(of: "x") == nil)
// expect: [1, 4]
// expect: ca ab
// expect: true true
