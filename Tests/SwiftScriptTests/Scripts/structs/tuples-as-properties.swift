// swift-format-ignore-file
nonisolated struct Fib: Sequence, IteratorProtocol { var (a, b) = (0, 1); mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Fib().prefix(8).map { $0 }, Array(Fib().prefix { $0 < 20 }))
class K { let (x, y): (Int, Double) = (1, 2); static var (s, t) = ("s", [1]) ; private(set) var (m, n) = (1, "k") }
let k = K(); print(k.x, k.y, K.s, K.t, k.m, k.n); K.t.append(2); print(K.t)
var later = Fib(a: 3, b: 5)
print(later.next()!, later.a, later.b)
// expect: [0, 1, 1, 2, 3, 5, 8, 13] [0, 1, 1, 2, 3, 5, 8, 13]
// expect: 1 2.0 s [1] 1 k
// expect: [1, 2]
// expect: 3 5 8
