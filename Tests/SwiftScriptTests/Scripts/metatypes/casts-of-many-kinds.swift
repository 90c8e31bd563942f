// swift-format-ignore-file
// What is, as and switch say of values of many kinds.
nonisolated protocol P { var n: Int { get } }; nonisolated protocol Q: P {}; nonisolated struct S: Q { var n = 1 }; nonisolated final class C: P { var n = 2 }; nonisolated class B: P, Hashable { var n = 3; static func == (a: B, b: B) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }; nonisolated class D: B {}
nonisolated struct G<T> { var t: T }; enum E<T> { case a(T), b }; nonisolated extension G: P where T: P { var n: Int { t.n } }
func kind(_ x: Any) -> String { var r: [String] = []; if x is Int { r.append("Int") }; if x is Double { r.append("Double") }; if x is String { r.append("String") }; if x is any P { r.append("P") }; if x is any Q { r.append("Q") }; if x is AnyObject { r.append("obj") }; if x is B { r.append("B") }; if x is D { r.append("D") }; if x is [Int] { r.append("[Int]") }; if x is [Any] { r.append("[Any]") }; if x is [any P] { r.append("[P]") }; if x is [String: Any] { r.append("[S:A]") }; if x is [String: Int] { r.append("[S:I]") }; if x is Set<Int> { r.append("Set") }; if x is any Hashable { r.append("hash") }; if x is AnyHashable { r.append("AH") }; if x is G<Int> { r.append("G<Int>") }; if x is G<S> { r.append("G<S>") }; if x is E<Int> { r.append("E<Int>") }; if x is Int? { r.append("Int?") }; if x is (Int, Int) { r.append("tuple") }; if x is Character { r.append("Ch") }; if x is Bool { r.append("Bool") }; if x is any Error { r.append("Err") }; if x is any Collection { r.append("coll") }; if x is any Sequence<Int> { r.append("seqInt") }; if x is UInt8 { r.append("u8") }; if x is Float { r.append("F") }; return r.joined(separator: " ") }
let vs: [Any] = [1, 1.5, "s", S(), C(), D(), [1], [1, "a"] as [Any], [S()], [C()], ["k": 1], ["k": "v"], Set([1]), G(t: 1), G(t: S()), E.a(1), E<Int>.b, Optional(1) as Any, Optional<Int>.none as Any, (1, 2), Character("c"), true, UInt8(3), Float(1), 1...3, [Optional(1)], [[1]], AnyHashable(1), { 1 } as () -> Int, Int.self, [D()] as [B], ["k": [1]], [1: 1], zip([1], [2]), "abc".dropFirst(), [1, 2, 3][1...], S.self]
for (i, v) in vs.enumerated() { print(i, kind(v)) }
let objs: [AnyObject] = [C(), D(), B()]; print(objs.map { $0 is B }, objs.compactMap { $0 as? D }.count, objs.compactMap { ($0 as? any P)?.n }, objs.filter { $0 is any Hashable }.count)
let ps: [any P] = [S(), C(), D(), G(t: S())]; print(ps.map { $0 is any Q }, ps.compactMap { $0 as? B }.count, ps.map { ($0 as AnyObject) === ($0 as AnyObject) }[1], (ps as [Any]).count, ps as? [B] as Any, (ps[2...] .map { $0 }).count)
let bs: [B] = [D(), D()]; print(bs is [D], (bs as? [D])?.count ?? 0, (bs as [any P]).map(\.n), bs as? [AnyObject] != nil, Set(bs).count, bs.map { $0 as! D }.count)
let d: [String: Any] = ["a": 1, "b": [1, 2], "c": ["x": [true]], "e": Optional<Int>.none as Any]; print(d["a"] as? Int ?? 0, (d["b"] as? [Int])?.last ?? 0, ((d["c"] as? [String: Any])?["x"] as? [Bool])?.first ?? false, d["e"] as? Int as Any, d["zz"] as? Int as Any, d.compactMapValues { $0 as? Int }, d.values.contains { $0 is [Int] })
func cast<T>(_ x: Any) -> T? { x as? T }; let i: Int? = cast(1), s: String? = cast(1), ii: [Int]? = cast([1] as [Any]), pp: (any P)? = cast(D()); print(i as Any, s as Any, ii as Any, pp?.n ?? 0); func same<T, U>(_ t: T, _ u: U) -> Bool { t is U }; print(same(1, 2), same(1, "a"), same(D(), B()), same(B(), D()), same([1], [2]), same(Optional(1), 1), same(1, Optional(1)))
func which<T>(_ t: T) -> String { if T.self == Int.self { return "Int" }; if let s = t as? String { return "S:" + s }; if let p = t as? any P { return "P\(p.n)" }; switch t { case is [Any]: return "list"; case let e as any Error: return "\(e)"; default: return "\(T.self)" } }; struct Er: Error {}; print(which(1), which("q"), which(S()), which([1]), which(Er()), which(Optional("z")), which(2.5), which(Optional(S())))
if case let q as any Q = vs[3] { print(q.n) }; for case let n as Int in vs { print("int", n) }; for case let p as any P in vs where p.n > 1 { print("p", p.n) }
print((1 as Any) as? Double as Any, (1 as Any) as? Int8 as Any, (1.0 as Any) as? Int as Any, (true as Any) as? Int as Any, ("1" as Any) as? Character as Any, (Float(1) as Any) as? Double as Any)
// expect: 0 Int obj hash AH Int?
// expect: 1 Double obj hash AH
// expect: 2 String obj hash AH coll
// expect: 3 P Q obj
// expect: 4 P obj
// expect: 5 P obj B D hash AH
// expect: 6 obj [Int] [Any] hash AH coll seqInt
// expect: 7 obj [Any] coll
// expect: 8 obj [Any] [P] coll
// expect: 9 obj [Any] [P] coll
// expect: 10 obj [S:A] [S:I] hash AH coll
// expect: 11 obj [S:A] hash AH coll
// expect: 12 obj Set hash AH coll seqInt
// expect: 13 obj G<Int>
// expect: 14 P obj G<S>
// expect: 15 obj E<Int>
// expect: 16 obj E<Int>
// expect: 17 Int obj hash AH Int?
// expect: 18 obj hash AH Int?
// expect: 19 obj tuple
// expect: 20 obj hash AH Ch
// expect: 21 obj hash AH Bool
// expect: 22 obj hash AH u8
// expect: 23 obj hash AH F
// expect: 24 obj hash AH coll seqInt
// expect: 25 obj [Int] [Any] hash AH coll
// expect: 26 obj [Any] hash AH coll
// expect: 27 Int obj hash AH Int?
// expect: 28 obj
// expect: 29 obj
// expect: 30 obj [Any] [P] hash AH coll
// expect: 31 obj [S:A] hash AH coll
// expect: 32 obj hash AH coll
// expect: 33 obj
// expect: 34 obj hash AH coll
// expect: 35 obj hash AH coll seqInt
// expect: 36 obj
// expect: [false, true, true] 1 [2, 3, 3] 2
// expect: [true, false, false, false] 1 true 4 nil 2
// expect: true 2 [3, 3] true 1 2
// expect: 1 2 true nil nil ["a": 1] true
// expect: Optional(1) nil Optional([1]) 3
// expect: true false true false true true true
// expect: Int S:q P1 list Er() S:z Double P1
// expect: 1
// expect: int 1
// expect: int 1
// expect: int 1
// expect: p 2
// expect: p 3
// expect: nil nil nil nil nil nil
