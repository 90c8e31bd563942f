struct P { var x: Int }
func max(_ a: P, _ b: P) -> P { a.x > b.x ? a : b }
func min<T>(_ xs: [T], by f: (T) -> Int) -> T { xs.sorted { f($0) < f($1) }[0] }
func print(_ p: P) { print("P", p.x) }
func abs(_ p: P) -> P { P(x: abs(p.x)) }
func zip(_ a: P, _ b: P) -> Int { a.x + b.x }
print(max(1, 2), max(P(x: 1), P(x: 3)).x, min(3, 2), min([3, 1], by: { $0 }))
print(P(x: 9))
print(abs(-3), abs(P(x: -4)).x)
print(zip(P(x: 1), P(x: 2)), Array(zip([1], [2])).count)
func swap(_ a: Int, _ b: Int) -> (Int, Int) { (b, a) }
print(swap(1, 2))
var q = 1, r = 2; swap(&q, &r); print(q, r)
// expect: 2 3 2 1
// expect: P 9
// expect: 3 4
// expect: 3 1
// expect: (2, 1)
// expect: 2 1
