// swift-format-ignore-file
let items = [10, 20, 30, 40]
let part = items[2...]
print(part.first ?? 0)  // expect: 30
print(part[0])
// trap: Index out of bounds
