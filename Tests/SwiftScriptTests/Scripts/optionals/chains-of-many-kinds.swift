// swift-format-ignore-file
// Chains, nested optionals, IUOs and tries.
class N { var next: N?; var val: Int; var tags: [String]?; var iuo: N!; var f: ((Int) -> Int?)?; init(_ v: Int) { val = v }
  func maybe(_ n: Int) -> Int? { n > 0 ? n : nil }; subscript(i: Int) -> N? { i == 0 ? self : next }; var kind: Kind? { val > 1 ? .big(val) : .small } 
  func iu() -> Int! { val > 1 ? val : nil } ; func thrower() throws -> Int? { if val == 0 { throw E.e }; return val == 1 ? nil : val } }
enum E: Error { case e }
enum Kind { case small, big(Int) }
let a = N(1), b = N(2), c = N(3); a.next = b; b.next = c; b.tags = ["x", "y"]; a.iuo = b
var o: N? = a
print(o?.next?.next?.val as Any, o?.next?.next?.next?.val as Any, o?[1]?[1]?.val ?? -1, o?.next?.tags?[1] ?? "-", o?.tags?.first as Any)
print(o?.next?.tags?.first?.uppercased() ?? "none", o?.next?.tags?.count == 2, o?.tags?.isEmpty ?? true, o?.tags?.isEmpty == false, o?.tags == nil)
print(o?.maybe(o?.next?.val ?? 0) as Any, o?.f?(3) as Any); a.f = { $0 > 2 ? $0 * 2 : nil }; print(o?.f?(3) as Any, o?.f?(1) as Any, a.f!(5)!, (o?.f?(9)).map { $0 + 1 } as Any)
switch o?.next?.kind { case .big(let n)?: print("big", n); case .small?: print("small"); case nil: print("nil") }
if case .big(let n)? = b.kind, n > 1, let t = b.tags?.last { print(n, t) }
print(a.iuo.val, a.iuo?.val as Any, a.iuo.next!.val, a.iuo == nil, [a.iuo].count, type(of: a.iuo), (a.iuo as N?)?.val ?? 0)
let q = a.iuo; print(q?.val as Any, type(of: q)); let r: N = a.iuo; print(r.val)
print(b.iu() + 1, a.iu() == nil, b.iu() as Any, a.iu() ?? 5, [b.iu(), 2].count, b.iu() > 1 ? "gt" : "le")
let t1 = try? a.thrower(); print(t1 as Any, type(of: t1)); let t2 = try? N(0).thrower(); print(t2 as Any); let t3 = try? b.thrower(); print(t3 as Any)
print((try? b.thrower()) ?? 0, try! c.thrower()!, (try? o?.thrower()) as Any, (try? N(0).thrower()) == nil)
func g() throws { let x = try (a.thrower() ?? 3) + (b.thrower() ?? 0); print(x); if let y = try c.thrower() { print(y) }; print(try b.thrower() ?? 1, try? N(0).thrower() as Any) }
try g()
o?.next?.val += 10; o?.next?.tags?.append("z"); o?.next?.tags?[0] += "!"; print(b.val, b.tags!); o?.next?.next = nil; print(b.next == nil)
o?.tags = ["n"]; o?.tags? += ["m"]; print(a.tags ?? []); let was: ()? = o?.next?.val = 4; print(was as Any); let no: ()? = o?.next?.next?.val = 4; print(no == nil)
print(-(o?.val ?? 0), !(o?.tags?.isEmpty ?? true), o!.val + (o?.next!.val)!, o.map { $0.val } as Any, o.flatMap { $0.next }?.val ?? 0, o.flatMap(\.next).map(\.val) as Any)
var d: [String: [Int]?] = ["a": [1], "b": nil]; print(d["a"]??.first as Any, d["b"] as Any, d["c"] as Any, d["b"]! == nil, d.count); d["a"]??.append(2); d["c", default: []]?.append(3); print(d["a"]!!, d["c"]!!); d["b"] = .none; print(d.count); d["a"] = .some(nil); print(d["a"]! as Any, d.count)
let nested: Int??? = 3; print(nested as Any, nested!!!, nested == 3, nested.map { $0.map { $0.map { $0 + 1 } } } as Any); if let x = nested, let y = x, let z = y { print(z) }; let n2: Int?? = .some(nil); print(n2 == nil, n2! == nil, n2 ?? 5 as Any, (n2 ?? 5) ?? 6)
let tup: (Int, String)? = (1, "q"); print(tup?.1.count ?? 0, tup!.0, tup.map { $0.1 } as Any); if let (n, s) = tup { print(n, s) }
let any: Any? = 5; print(any as? Int ?? 0, (any as? String)?.count as Any, any is Int, any is String, (any as Any) is Int, any.map { type(of: $0) } as Any); let anyN: Any? = nil; print(anyN is Int, anyN as? Int as Any, anyN as Any is Int?)
let s: String? = "7"; print(s.flatMap(Int.init) ?? 0, Int(s ?? "") ?? -1, s?.count.isMultiple(of: 1) ?? false, s == "7", s != nil, s ?? "z" + "y", (s ?? "z") + "y", "a" + (s ?? ""), s.debugDescription, "\(s ?? "nil")", s.map { "<\($0)>" } ?? "none")
print([1, nil, 3].compactMap { $0 }, [1, nil].map { $0 ?? 0 }, [a.next, c.next].compactMap(\.?.val), [[1], nil].compactMap { $0?.first }, ["1", "x"].map(Int.init), [3, nil, 1].sorted { ($0 ?? 0) < ($1 ?? 0) }.map { $0 as Any })
// expect: Optional(3) nil 3 y nil
// expect: X true true false true
// expect: Optional(2) nil
// expect: Optional(6) nil 10 Optional(19)
// expect: big 2
// expect: 2 y
// expect: 2 Optional(2) 3 false 1 Optional<N> 2
// expect: Optional(2) Optional<N>
// expect: 2
// expect: 3 true Optional(2) 5 2 gt
// expect: nil Optional<Int>
// expect: nil
// expect: Optional(2)
// expect: 2 3 nil true
// expect: 5
// expect: 3
// expect: 2 nil
// expect: 12 ["x!", "y", "z"]
// expect: true
// expect: ["n", "m"]
// expect: Optional(())
// expect: true
// expect: -1 true 5 Optional(1) 4 Optional(4)
// expect: Optional(1) Optional(nil) nil true 2
// expect: [1, 2] [3]
// expect: 2
// expect: nil 2
// expect: Optional(Optional(Optional(3))) 3 true Optional(Optional(Optional(4)))
// expect: 3
// expect: false true nil 6
// expect: 1 1 Optional("q")
// expect: 1 q
// expect: 5 nil true false true Optional(Swift.Int)
// expect: false nil true
// expect: 7 7 true true true 7 7y a7 Optional("7") 7 <7>
// expect: [1, 3] [1, 0] [4] [1] [Optional(1), nil] [nil, Optional(1), Optional(3)]
