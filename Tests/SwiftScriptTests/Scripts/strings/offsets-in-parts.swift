// swift-format-ignore-file
let rest = "abc".dropFirst()
print(rest.startIndex.utf16Offset(in: rest))
// expect: 0
