// swift-format-ignore-file
func makeAdder(_ n: Int) -> (Int) -> Int { { $0 + n } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(makeAdder(2), { $0 * 10 })(1), [1, 2, 3].map(makeAdder(5)))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { (a: Int, b: Int) in a + b }(3)(4))
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var cache: [K: V] = [:]; func g(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(g, k); cache[k] = v; return v }; return g }
let fib = memo { (fib: (Int) -> Int, n: Int) in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(60))
func apply(_ n: Int, _ fs: ((Int) -> Int)...) -> Int { fs.reduce(n) { $1($0) } }
print(apply(2, { $0 + 1 }, { $0 * $0 }), apply(3))
func log(_ m: @autoclosure () -> String, if c: Bool = true) { if c { print(m()) } }
log("shown"); log({ print("never"); return "x" }(), if: false)
func divide(_ a: Int, by b: Int) -> (q: Int, r: Int)? { b == 0 ? nil : (a / b, a % b) }
if let (q, r) = divide(7, by: 2) { print(q, r) }
print(divide(1, by: 0) as Any, divide(9, by: 4)!.r)
func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
print(swapped((1, "a")))
func inoutTest(_ xs: inout [Int], at i: Int, _ f: (inout Int) -> Void) { f(&xs[i]) }
var xs = [1, 2, 3]; inoutTest(&xs, at: 1) { $0 *= 10 }; print(xs)
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": { max($0, $1) }]
for k in ops.keys.sorted() { print(k, ops[k]!(5, 3)) }
var handlers = [() -> Void](); for n in ["a", "b"] { handlers.append { print(n) } }; handlers.reversed().forEach { $0() }
print((1...5).map { n in (1...n).reduce(1, *) }, zip([1, 2], [3, 4]).map { $0 * $1 }, [3, 1, 2].sorted(by: <))
@discardableResult func chain(_ s: String) -> String { print(s); return s }
chain("x"); _ = { (a: Int, b: Int) -> Int in a - b }(5, 3)
// expect: 30 [6, 7, 8]
// expect: 7
// expect: 1548008755920
// expect: 9 3
// expect: shown
// expect: 3 1
// expect: nil 1
// expect: ("a", 1)
// expect: [1, 20, 3]
// expect: + 8.0
// expect: - 2.0
// expect: max 5.0
// expect: b
// expect: a
// expect: [1, 2, 6, 24, 120] [3, 8] [1, 2, 3]
// expect: x
