// swift-format-ignore-file
// iterator/generator utilities, memo, currying, function composition operators, Church, trampolines, lazy streams
precedencegroup Fwd {
  associativity: left
  higherThan: AssignmentPrecedence
}
precedencegroup Cmp {
  associativity: right
  higherThan: Fwd
}
infix operator |>: Fwd
infix operator >>>: Cmp
infix operator <<<: Cmp
infix operator >=>: Cmp
infix operator <^>: Fwd
infix operator ?|>: Fwd
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <<< <A, B, C>(g: @escaping (B) -> C, f: @escaping (A) -> B) -> (A) -> C { f >>> g }
func >=> <A, B, C>(f: @escaping (A) -> B?, g: @escaping (B) -> C?) -> (A) -> C? { { f($0).flatMap(g) } }
func >=> <A, B, C>(f: @escaping (A) -> [B], g: @escaping (B) -> [C]) -> (A) -> [C] { { f($0).flatMap(g) } }
func <^> <A, B>(f: (A) -> B, xs: [A]) -> [B] { xs.map(f) }; func ?|> <A, B>(a: A?, f: (A) -> B) -> B? { a.map(f) }
func inc(_ x: Int) -> Int { x + 1 }; func sq(_ x: Int) -> Int { x * x }; func half(_ x: Int) -> Int? { x % 2 == 0 ? x / 2 : nil }
print(2 |> inc >>> sq >>> String.init, 2 |> sq <<< inc, (half >=> half)(12) as Any, (half >=> half)(6) as Any, inc <^> [1, 2], Int("4") ?|> sq ?|> { "\($0)" })
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; func curry<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D { { a in { b in { c in f(a, b, c) } } } }
func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { f($0)($1) } }; func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
func const<A, B>(_ a: A) -> (B) -> A { { _ in a } }; func id<A>(_ a: A) -> A { a }
print(curry(+)(1)(2) as Int, curry { (a: Int, b: Int, c: Int) in a * b + c }(2)(3)(4), uncurry(curry(max))(3, 9) as Int, flip(-)(1, 10) as Int, [1, 2].map(const("k")), ["a"].map(id), flip { "\($0)-\($1)" }(1, "z"))
enum Tramp<T> { case done(T), more(() -> Tramp<T>); func run() -> T { var t = self; while true { switch t { case .done(let x): return x; case .more(let f): t = f() } } } }
func sum(_ n: Int, _ acc: Int = 0) -> Tramp<Int> { n == 0 ? .done(acc) : .more { sum(n - 1, acc + n) } }; print(sum(2000).run())
final class Stream<T> { let head: T; private let t: () -> Stream<T>?; lazy var tail: Stream<T>? = t(); init(_ h: T, _ t: @autoclosure @escaping () -> Stream<T>?) { head = h; self.t = t }
  static func iterate(_ x: T, _ f: @escaping (T) -> T) -> Stream { Stream(x, .iterate(f(x), f)) }
  func take(_ n: Int) -> [T] { n == 0 ? [] : [head] + (tail?.take(n - 1) ?? []) }
  func map<U>(_ f: @escaping (T) -> U) -> Stream<U> { Stream<U>(f(head), self.tail?.map(f)) }
  func filter(_ p: @escaping (T) -> Bool) -> Stream? { p(head) ? Stream(head, self.tail?.filter(p)) : tail?.filter(p) } }
func sieve(_ s: Stream<Int>?) -> Stream<Int>? { guard let s else { return nil }; return Stream(s.head, sieve(s.tail?.filter { $0 % s.head != 0 })) }
print(Stream.iterate(1) { $0 * 2 }.map { "\($0)" }.take(5), sieve(.iterate(2, inc))!.take(6))
func memoize<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var m: [A: B] = [:]; func go(_ a: A) -> B { if let b = m[a] { return b }; let b = f(go, a); m[a] = b; return b }; return go }
let fib = memoize { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(50))
func pipeline<T>(_ fs: ((T) -> T)...) -> (T) -> T { { fs.reduce($0) { $1($0) } } }; print(pipeline(inc, sq, { $0 - 1 })(3), pipeline({ $0 + "!" }, { $0.uppercased() })("a"))
func with<T>(_ t: T, _ fs: (inout T) -> Void...) -> T { var t = t; for f in fs { f(&t) }; return t }; print(with([3, 1, 2], { $0.sort() }, { $0.append(9) }))
func times(_ n: Int, _ f: (Int) -> Void) { for i in 0..<n { f(i) } }; func times(_ n: Int, _ f: () -> Void) { for _ in 0..<n { f() } }; times(2) { print($0, terminator: " ") }; times(2) { print("x", terminator: " ") }; print()
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": max, "avg": { ($0 + $1) / 2 }]; print(ops.keys.sorted().map { ops[$0]!(8, 2) })
func debounce<A>(_ n: Int, _ f: @escaping (A) -> Void) -> (A) -> Void { var c = 0; return { a in c += 1; if c % n == 0 { f(a) } } }; let dd = debounce(2) { (s: String) in print("fire", s) }; ["a", "b", "c", "d"].forEach(dd)
// expect: 9 9 Optional(3) nil [2, 3] Optional("16")
// expect: 3 10 9 9 ["k", "k"] ["a"] z-1
// expect: 2001000
// expect: ["1", "2", "4", "8", "16"] [2, 3, 5, 7, 11, 13]
// expect: 12586269025
// expect: 15 A!
// expect: [1, 2, 3, 9]
// expect: 0 1 x x 
// expect: [10.0, 6.0, 5.0, 8.0]
// expect: fire b
// expect: fire d
