// swift-format-ignore-file
let part = [10, 20, 30, 40].dropFirst(2)
print(part[2...2])  // expect: [30]
print(part[0..<3])
// trap: ArraySlice index is out of range (before startIndex)
