// swift-format-ignore-file
// What any value is and is not, asked of each.
// casts
protocol P { var id: Int { get } }; protocol Q: AnyObject { func q() -> String }; protocol R<E> { associatedtype E; var e: E { get } }
struct S: P, Hashable { var id = 1 }; class C: P, Q { init() {}; var id: Int { 2 }; func q() -> String { "C.q" } }; final class D: C { override func q() -> String { "D.q" } }; struct G<T>: R { var e: T }; extension G: P where T == Int { var id: Int { e } }; enum En: Int, P, CaseIterable { case a = 5, b; var id: Int { rawValue } }; extension Array: P where Element: P { var id: Int { map(\.id).reduce(0, +) } }; extension Optional: P where Wrapped: P { var id: Int { self?.id ?? -1 } }
let vals: [Any] = [1, 2.5, "s", S(), C(), D(), G(e: 3), G(e: "x"), En.b, [S(), S(id: 4)], [1, 2], ["k": 1], Optional<S>.some(S(id: 9)) as Any, Optional<S>.none as Any, (1, "t"), { (x: Int) -> Int in x }, S.self, C.self as Any, nil as Int? as Any, [1, "a", nil] as [Any?], Set([1]), 1...3, Character("c"), "sub".prefix(2), UInt8(3), Float(1), ()]
for v in vals { var r: [String] = []; if let p = v as? any P { r.append("P\(p.id)") }; if v is any Q { r.append("Q") }; if let q = v as? any Q { r.append(q.q()) }; if let x = v as? Int { r.append("I\(x)") }; if let x = v as? Double { r.append("D\(x)") }; if let c = v as? C { r.append("C\(type(of: c))") }; if let a = v as? [Any] { r.append("A\(a.count)") }; if let a = v as? [Int] { r.append("AI\(a)") }; if let d = v as? [String: Any] { r.append("SD\(d)") }; if let h = v as? AnyHashable { r.append("H") ; _ = h }; if v is any R<Int> { r.append("RInt") }; if let e = v as? any R { r.append("R\(e.e)") }; if v is any P.Type { r.append("PT") }; if let t = v as? C.Type { r.append("CT\(t)") }; if let o = v as? S? { r.append("SO\(o as Any)") }; if let f = v as? (Int) -> Int { r.append("F\(f(3))") }; if let t = v as? (Int, String) { r.append("T\(t.1)") }; if let c = v as? any Collection { r.append("Col\(c.count)") }; if v is any Equatable { r.append("Eq") }; if v is Void { r.append("Void") }; if let b = v as? any BinaryInteger { r.append("Bin\(b)") }; if let cs = v as? any CustomStringConvertible { r.append("CSC\(!cs.description.isEmpty)") }; if let s = v as? Set<Int> { r.append("Set\(s)") }; if v is Range<Int> || v is ClosedRange<Int> { r.append("Rng") }; print(r.joined(separator: " ")) }
let mixed: [Any] = [1, 2]; print(mixed as? [Int] as Any, mixed as? [String] as Any, (mixed + ["x"]) as? [Int] as Any, [S(), C()] as [any P] as? [S] as Any, ([S()] as [any P] as? [S])!.count, ["a": 1, "b": "x"] as [String: Any] as? [String: Int] as Any, (["a": 1] as [String: Any] as? [String: Int])!, [D(), D()] as [C] as? [D] != nil, [C(), D()] as? [D] as Any)
let oo: Int?? = .some(nil); print(oo as Any, oo == nil, oo! as Any, (oo ?? 4) as Any, oo.flatMap { $0 } as Any, (Optional(Optional(3)) as Any) as? Int as Any, type(of: oo)); let an: Any = Optional(5) as Any; print(an as? Int as Any, an is Int, an is Int?, type(of: an))
func gen<T>(_ t: T) -> String { "\(T.self) \(t is Int) \(t as? any P != nil) \((t as Any) is any P) \(T.self is any P.Type) \(T.self == Int.self)" }; print(gen(1), gen(S()), gen([S()]), gen(Optional(S())), gen(nil as S?), gen([1]), gen(D() as C))
func cast<A, B>(_ a: A, to: B.Type) -> B? { a as? B }; print(cast(1, to: Any.self) as Any, cast(1, to: String.self) as Any, cast(S(), to: (any P).self)?.id as Any, cast([1], to: [Any].self) as Any, cast(D(), to: C.self) is D, cast(C(), to: D.self) as Any, cast(1 as Any, to: Int?.self) as Any, cast(nil as Int?, to: Int.self) as Any)
switch vals[5] { case let d as D where d.id == 2: print("D", d.q()); case is C: print("C"); default: print("-") }; switch vals[9] { case let ps as [any P]: print("ps", ps.map(\.id)); default: print("no") }; let c: C = D(); print(c as! D === c, (c as? any Q)!.q(), (c as any P) is any Q, c is AnyObject)
print(type(of: vals[6]), type(of: vals[9]), type(of: vals[11]), type(of: vals[14]), "\(type(of: vals[15]))", type(of: vals[16]), type(of: vals[20]), type(of: vals[21]), type(of: vals[23]), [S].self, (Int, String).self, ((Int) -> Void).self, (any P).self, (any P & AnyObject).self, Any.self, AnyObject.self, Never.self, Void.self, [Int?].self, Result<Int, any Error>.self, C.Type.self, (any P).Type.self, type(of: S.self), String(describing: D.self), String(reflecting: S()), G<[Int]>.self)
// expect: I1 H Eq Bin1 CSCtrue
// expect: D2.5 H Eq CSCtrue
// expect: H Col1 Eq CSCtrue
// expect: P1 H SOOptional(main.S(id: 1)) Eq
// expect: P2 Q C.q CC
// expect: P2 Q D.q CD
// expect: P3 RInt R3
// expect: Rx
// expect: P6 H Eq
// expect: P5 A2 H Col2 Eq CSCtrue
// expect: A2 AI[1, 2] H Col2 Eq CSCtrue
// expect: SD["k": 1] H Col1 Eq CSCtrue
// expect: P9 H SOOptional(main.S(id: 9)) Eq
// expect: P-1 H SOnil Eq
// expect: Tt
// expect: F3
// expect: PT
// expect: PT CTC
// expect: H SOnil Eq
// expect: A3 Col3 CSCtrue
// expect: H Col1 Eq CSCtrue Set[1]
// expect: H Col3 Eq CSCtrue Rng
// expect: H Eq CSCtrue
// expect: H Col2 Eq CSCtrue
// expect: H Eq Bin3 CSCtrue
// expect: H Eq CSCtrue
// expect: Void
// expect: Optional([1, 2]) nil nil nil 1 nil ["a": 1] true nil
// expect: Optional(nil) false nil nil nil Optional(3) Optional<Optional<Int>>
// expect: Optional(5) true true Optional<Int>
// expect: Int true false false false true S false true true true false Array<S> false true true true false Optional<S> false true true true false Optional<S> false true true true false Array<Int> false false false false false C false true true true false
// expect: Optional(1) nil Optional(1) Optional([1]) true nil Optional(Optional(1)) nil
// expect: D D.q
// expect: ps [1, 4]
// expect: true D.q true true
// expect: G<Int> Array<S> Dictionary<String, Int> (Int, String) (Int) -> Int S.Type Set<Int> ClosedRange<Int> Substring Array<S> (Int, String) (Int) -> () P P & AnyObject Any AnyObject Never () Array<Optional<Int>> Result<Int, Error> C.Type P.Protocol S.Type D main.S(id: 1) G<Array<Int>>
