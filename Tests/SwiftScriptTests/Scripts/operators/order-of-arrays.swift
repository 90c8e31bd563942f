// swift-format-ignore-file
func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
print([1, 2] < [1, 3])
// expect: true
