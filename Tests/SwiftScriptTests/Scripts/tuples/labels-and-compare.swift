// swift-format-ignore-file
func minMax(_ xs: [Int]) -> (min: Int, max: Int)? { guard let f = xs.first else { return nil }; return xs.reduce((min: f, max: f)) { (min($0.min, $1), max($0.max, $1)) } }
let r = minMax([3, 9, 1])!
print(r.min, r.max, minMax([]) == nil, (1, "a") < (1, "b"), (1, 2) == (1, 2))
var t = (a: 1, b: (c: 2, d: [3]))
t.b.c += 5
t.b.d.append(4)
let (a, (c, _)) = t
print(a, c, t.b.d)

// expect: 1 9 true true true
// expect: 1 7 [3, 4]
