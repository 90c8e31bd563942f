// swift-format-ignore-file
let text = "Hello, world"
let comma = text.firstIndex(of: ",")!
print(
  text[..<comma], text[text.index(after: comma)...], text[text.startIndex],
  text[text.index(text.startIndex, offsetBy: 4)])
print(text.distance(from: text.startIndex, to: comma), text.index(before: text.endIndex) > comma)
// expect: Hello  world H o
// expect: 5 true
