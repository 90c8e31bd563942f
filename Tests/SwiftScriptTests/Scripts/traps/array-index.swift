// swift-format-ignore-file
let a = [1, 2, 3]
func at(_ i: Int) -> Int { a[i] }
print(at(2))
print(at(3))

// expect: 3
// trap: Index out of range
