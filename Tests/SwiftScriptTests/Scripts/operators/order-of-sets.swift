// swift-format-ignore-file
func <= (l: Set<Int>, r: Set<Int>) -> Bool { l.isSubset(of: r) }
let a: Set = [1], b: Set = [1, 2]
print(a <= b, b <= a)
// expect: true false
