// swift-format-ignore-file
extension Equatable { func isEqual(_ other: any Equatable) -> Bool { guard let o = other as? Self else { return false }; return self == o } }
let xs: [any Equatable] = [1, "a", 2.0]
print(xs[0].isEqual(xs[0]), xs[0].isEqual(xs[1]), 1.isEqual(1))
struct AnyEq: Equatable { let v: any Equatable; static func == (a: Self, b: Self) -> Bool { a.v.isEqual(b.v) } }
print(AnyEq(v: 1) == AnyEq(v: 1), AnyEq(v: "x") == AnyEq(v: 1))
struct W<T: Hashable>: Hashable { let t: T; func hash(into hasher: inout Hasher) { t.hash(into: &hasher) } }
print(Set([W(t: 1), W(t: 1)]).count, W(t: "a").hashValue == W(t: "a").hashValue)
func same<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
print(same(1, 1), same("a", 1))
var h = Hasher(); h.combine(1); 5.hash(into: &h); "x".hash(into: &h); print(h.finalize() != 0)
struct S { func process<C: Collection>(_ c: C) -> C.Element? where C.Element == Int { c.first } }
print(S().process([1, 2]) as Any, S().process(Set([4])) as Any)
// expect: true false true
// expect: true false
// expect: 1 true
// expect: true false
// expect: true
// expect: Optional(1) Optional(4)
