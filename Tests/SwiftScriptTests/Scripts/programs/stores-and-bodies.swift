// swift-format-ignore-file
// Stores behind other stores, and bodies that builders make.
// associated types told by generic members, closures and nested generics behind any
protocol Store { associatedtype Key: Hashable; associatedtype Value; func value(for k: Key) -> Value?; mutating func set(_ v: Value, for k: Key); func each(_ f: (Key, Value) -> Void); func reduce<R>(_ r: R, _ f: (R, Value) -> R) -> R }
struct Dict<K: Hashable & Comparable, V>: Store { var d: [K: V] = [:]; func value(for k: K) -> V? { d[k] }; mutating func set(_ v: V, for k: K) { d[k] = v }; func each(_ f: (K, V) -> Void) { d.sorted { $0.key < $1.key }.forEach { f($0.key, $0.value) } }; func reduce<R>(_ r: R, _ f: (R, V) -> R) -> R { d.sorted { $0.key < $1.key }.map(\.value).reduce(r, f) } }
class Mirror2<S: Store>: Store { var s: S; init(_ s: S) { self.s = s }; func value(for k: S.Key) -> S.Value? { s.value(for: k) }; func set(_ v: S.Value, for k: S.Key) { s.set(v, for: k) }; func each(_ f: (S.Key, S.Value) -> Void) { s.each(f) }; func reduce<R>(_ r: R, _ f: (R, S.Value) -> R) -> R { s.reduce(r, f) } }
final class Counting<S: Store>: Mirror2<S> { var n = 0; override func value(for k: S.Key) -> S.Value? { n += 1; return super.value(for: k) }; override func reduce<R>(_ r: R, _ f: (R, S.Value) -> R) -> R { print("R", R.self); return super.reduce(r, f) } }
func fill<S: Store>(_ s: inout S, _ ks: [S.Key], _ f: (S.Key) -> S.Value) { for k in ks { s.set(f(k), for: k) } }
var d = Dict<String, Int>(); fill(&d, ["b", "a"]) { $0.utf8.reduce(0) { $0 + Int($1) } }; d.each { print($0, $1) }
var m: Mirror2<Dict<Int, [String]>> = Counting(Dict()); fill(&m, [1, 2]) { Array(repeating: "x", count: $0) }; print(m.value(for: 2)!, m.reduce(0) { $0 + $1.count }, m.reduce("") { $0 + $1.joined() }, (m as! Counting).n)
func total(_ s: any Store) -> Int { func f<S: Store>(_ s: S) -> Int { s.reduce(0) { n, _ in n + 1 } }; return f(s) }
print(total(d), total(m), total(Counting(Dict<Int, Int>())))
func describe(_ s: some Store) -> String { s.reduce([String]()) { $0 + ["\($1)"] }.joined(separator: ",") }
print(describe(d), describe(m))
struct AnyStore<K: Hashable, V>: Store { let get: (K) -> V?; let put: (V, K) -> Void; let all: ((K, V) -> Void) -> Void; init<S: Store>(_ s: S) where S.Key == K, S.Value == V { var s = s; get = { s.value(for: $0) }; put = { s.set($0, for: $1) }; all = { s.each($0) } }; func value(for k: K) -> V? { get(k) }; func set(_ v: V, for k: K) { put(v, k) }; func each(_ f: (K, V) -> Void) { all(f) }; func reduce<R>(_ r: R, _ f: (R, V) -> R) -> R { var r = r; all { r = f(r, $1) }; return r } }
let e = AnyStore(d); e.set(7, for: "z"); print(e.value(for: "z")!, d.value(for: "z") as Any, e.reduce(0, +), type(of: e))
extension Store where Value: Comparable { func best() -> Value? { reduce(nil as Value?) { b, v in b.map { max($0, v) } ?? v } } }
extension Store where Key == Int { subscript(i: Int) -> Value? { get { value(for: i) } set { newValue.map { set($0, for: i) } } } }
print(d.best()!, e.best()!); m[5] = ["q"]; print(m[5]!, m[6] as Any)
protocol Shape { associatedtype Body: Shape; var body: Body { get } ; func render() -> String }
extension Never: Shape { var body: Never { fatalError() }; func render() -> String { "never" } }
extension Shape { func render() -> String { "\(Self.self)(\(body.render()))" } }
struct Dot: Shape { var body: Never { fatalError() }; func render() -> String { "." } }
struct Pair<A: Shape, B: Shape>: Shape { let a: A, b: B; var body: Never { fatalError() }; func render() -> String { a.render() + b.render() } }
struct Card<C: Shape>: Shape { let c: C; init(@Build _ c: () -> C) { self.c = c() }; var body: some Shape { c } }
@resultBuilder enum Build { static func buildBlock<A: Shape>(_ a: A) -> A { a }; static func buildBlock<A: Shape, B: Shape>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }; static func buildEither<A: Shape, B: Shape>(first: A) -> Either<A, B> { .l(first) }; static func buildEither<A: Shape, B: Shape>(second: B) -> Either<A, B> { .r(second) } ; static func buildOptional<A: Shape>(_ a: A?) -> Either<A, Dot> { a.map { .l($0) } ?? .r(Dot()) } }
enum Either<A: Shape, B: Shape>: Shape { case l(A), r(B); var body: Never { fatalError() }; func render() -> String { switch self { case .l(let a): "L" + a.render(); case .r(let b): "R" + b.render() } } }
let on = true
print(Card { Dot(); if on { Dot() } else { Card { Dot() } } }.render(), type(of: Card { Dot(); Dot() }), Card { if !on { Dot() } }.render())
// expect: a 97
// expect: b 98
// expect: R Int
// expect: R String
// expect: ["x", "x"] 3 xxx 1
// expect: R Int
// expect: R Int
// expect: 2 2 0
// expect: R Array<String>
// expect: 97,98 ["x"],["x", "x"]
// expect: 7 nil 202 AnyStore<String, Int>
// expect: 98 98
// expect: ["q"] nil
// expect: Card<Pair<Dot, Either<Dot, Card<Dot>>>>(.L.) Card<Pair<Dot, Dot>> Card<Either<Dot, Dot>>(R.)
