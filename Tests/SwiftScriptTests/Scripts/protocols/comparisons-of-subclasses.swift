// swift-format-ignore-file
class A: Equatable { var n: Int; init(_ n: Int) { self.n = n }
  static func == (a: A, b: A) -> Bool { print("A=="); return a.isEqual(b) }
  func isEqual(_ o: A) -> Bool { type(of: self) == type(of: o) && n == o.n } }
class B: A { var s: String; init(_ n: Int, _ s: String) { self.s = s; super.init(n) }
  override func isEqual(_ o: A) -> Bool { guard let o = o as? B else { return false }; return super.isEqual(o) && s == o.s } }
final class C: B { static func == (a: C, b: C) -> Bool { print("C=="); return true } 
  static func != (a: C, b: C) -> Bool { print("C!="); return false } }
let x = B(1, "a"), y = B(1, "b"), z = C(1, "a"), z2 = C(2, "b")
print(x == y, x != y, x == z, z == z2, z != z2, [z] == [z2], z as B != z2)
let list: [A] = [x, y, z, A(1)]
print(list.firstIndex(of: A(1)) as Any, list.contains(B(1, "b")), list == list, list.count { $0 == y })
var o: C? = z; print(o == z2, o == nil, o != z2, nil == o); o = nil; print(o == z2)
class Base: Hashable { let id: Int; init(_ i: Int) { id = i }
  static func == (l: Base, r: Base) -> Bool { l.id == r.id }
  func hash(into h: inout Hasher) { h.combine(id) } }
class Der: Base { let k: Int; init(_ i: Int, _ k: Int) { self.k = k; super.init(i) }
  override func hash(into h: inout Hasher) { super.hash(into: &h); h.combine(0) }
  static func == (l: Der, r: Der) -> Bool { print("Der=="); return l.k == r.k } }
let d1 = Der(1, 1), d2 = Der(1, 2), d3 = Der(2, 1)
print(d1 == d2, d1 == d3, d1 != d2, Set([d1, d2, d3]).count, [d1: "x"][d2] as Any, Set<Base>([d1, d2]).count)
switch d1 { case d3: print("d3"); case d2: print("d2"); default: print("none") }
struct H: Equatable { var d: Der; var o: Der? }
enum E: Equatable { case a(Der), b }
print((d1, 1) == (d2, 1), [d1, d2].firstIndex(of: d2) as Any)
class G<T: Equatable>: Equatable { let t: T; init(_ t: T) { self.t = t }
  static func == (l: G, r: G) -> Bool { print("G==", T.self); return l.t == r.t } }
class GI: G<Int> { static func == (l: GI, r: GI) -> Bool { print("GI=="); return false } }
class GJ<U: Equatable>: G<[U]> {}
print(GI(1) == GI(1), GI(1) != GI(1), [GI(1)].contains(GI(1)), GJ<String>(["a"]) == GJ(["a"]), GJ([1]) != GJ([2]))
class Plain { let v = 1; init() {}; static func == (l: Plain, r: Plain) -> Bool { print("Plain=="); return true } }
class Sub: Plain, Equatable { override init() {}; static func == (l: Sub, r: Sub) -> Bool { print("Sub=="); return false } }
print(Plain() == Plain(), Sub() == Sub(), Sub() != Sub(), [Sub()] == [Sub()])
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(d1, d2), same(Sub(), Sub()), same(z, z2), same(z as A, x))
// expect: A==
// expect: A==
// expect: A==
// expect: C==
// expect: C!=
// expect: A==
// expect: A==
// expect: false true false true false false true
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: A==
// expect: Optional(3) true true 1
// expect: A==
// expect: A==
// expect: false false true false
// expect: false
// expect: Der==
// expect: Der==
// expect: false true false 2 Optional("x") 1
// expect: d2
// expect: true Optional(0)
// expect: GI==
// expect: G== Int
// expect: G== Int
// expect: G== Array<String>
// expect: G== Array<Int>
// expect: false false true true true
// expect: Plain==
// expect: Sub==
// expect: Sub==
// expect: Sub==
// expect: true false true false
// expect: Sub==
// expect: A==
// expect: A==
// expect: true false false false
