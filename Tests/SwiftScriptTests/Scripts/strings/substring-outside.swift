// swift-format-ignore-file
let text = "a,bcd"
let part = text.dropFirst(2)
print(part[part.startIndex])  // expect: b
print(part[text.startIndex])
// trap: Substring index is out of bounds
