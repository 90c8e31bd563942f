// swift-format-ignore-file
func == (l: [(Int, Int)], r: [(Int, Int)]) -> Bool { l.count == r.count && zip(l, r).allSatisfy { $0 == $1 } }
let a = [(1, 2)], b = [(1, 2)]
print(a == b)
// expect: true
