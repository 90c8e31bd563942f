// swift-format-ignore-file
let items = [10, 20, 30]
print(items[1..<3])  // expect: [20, 30]
let end = items.count
print(items[1...end])
// trap: Array index is out of range
