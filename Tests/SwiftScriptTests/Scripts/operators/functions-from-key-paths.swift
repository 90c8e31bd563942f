// swift-format-ignore-file
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(p) } }
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print([1, 2, 3, 4] |> filter { $0 % 2 == 0 } |> map { $0 * 10 })
print(Array(1...5) |> map { Double($0) / 2 } |> { $0.reduce(0, +) })
prefix operator ^
prefix func ^ <R, V>(kp: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: kp] } }
print(["a", "bb"].map(^\.count), ["a", "bb"] |> map(^\.count))
func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func pipe<A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D) -> (A) -> D { { h(g(f($0))) } }
let slug: (String) -> String = pipe({ $0.lowercased() }, { $0.split(separator: " ").map(String.init) }, { $0.joined(separator: "-") })
print(slug("Hello Big World"))
func memo<A: Hashable, R>(_ f: @escaping (A) -> R) -> (A) -> R { var c: [A: R] = [:]; return { a in if let r = c[a] { return r }; let r = f(a); c[a] = r; return r } }
let sq = memo { (x: Int) -> Int in print("computing"); return x * x }
print(sq(4), sq(4))
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
print(partial(*, 3)(4), partial({ "\($0)-\($1)" }, 1)("z"))
infix operator <*> : AdditionPrecedence
infix operator <^> : AdditionPrecedence
func <^> <A, B>(f: (A) -> B, a: A?) -> B? { a.map(f) }
func <*> <A, B>(f: ((A) -> B)?, a: A?) -> B? { if let f, let a { f(a) } else { nil } }
func plus(_ a: Int) -> (Int) -> Int { { a + $0 } }
print((plus <^> 1 <*> 2) as Any, plus <^> nil <*> 2 as Any)
infix operator >>- : AdditionPrecedence
func >>- <A, B>(a: A?, f: (A) -> B?) -> B? { a.flatMap(f) }
print(("12" >>- { Int($0) } >>- { $0 > 10 ? $0 : nil }) as Any, ("z" >>- { Int($0) }) as Any)
// expect: [20, 40]
// expect: 7.5
// expect: [1, 2] [1, 2]
// expect: hello-big-world
// expect: computing
// expect: 16 16
// expect: 12 1-z
// expect: Optional(3) nil
// expect: Optional(12) nil
