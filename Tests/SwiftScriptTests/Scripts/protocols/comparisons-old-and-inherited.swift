// swift-format-ignore-file
nonisolated final class C: Hashable {
  let id: Int; init(_ i: Int) { id = i }
  static func == (a: C, b: C) -> Bool { a.id == b.id }
  var hashValue: Int { id }
}
print(Set([C(1), C(1), C(2)]).count)
nonisolated extension Comparable where Self: RawRepresentable, Self.RawValue: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
nonisolated enum Size: String, Comparable { case s = "3", m = "2", l = "1" }
print([Size.s, .m, .l].sorted().map(\.rawValue), Size.s < .l, [Size.m, .l].max()!)
nonisolated protocol Entity: AnyObject, Hashable { var id: Int { get } }
nonisolated extension Entity {
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
nonisolated final class User: Entity { let id: Int; init(id: Int) { self.id = id } }
print(Set([User(id: 1), User(id: 1)]).count, [User(id: 3)].firstIndex(of: User(id: 3)) as Any)
nonisolated class Base: Equatable {
  let x: Int; init(_ x: Int) { self.x = x }
  static func == (a: Base, b: Base) -> Bool { a.x == b.x }
}
nonisolated class Sub: Base {}
print([Sub(1)] == [Sub(1)], [Base(1), Sub(2)].contains(Sub(2)))
nonisolated struct Box<T> { let v: T }
nonisolated func == <T: Equatable>(a: Box<T>, b: Box<T>) -> Bool { true }
nonisolated extension Box: Equatable where T: Equatable {}
print([Box(v: 1)] == [Box(v: 2)], Box(v: 1) == Box(v: 2))
nonisolated struct W {
  let a: Int, b: Int
  static func == (l: W, r: Int) -> Bool { l.a == r }
  static func < (l: W, r: Int) -> Bool { l.a < r }
}
nonisolated extension W: Equatable {}
print(W(a: 1, b: 2) == 1, W(a: 1, b: 2) == W(a: 1, b: 3), [W(a: 1, b: 2)] == [W(a: 1, b: 2)])
// expect: 2
// expect: ["1", "2", "3"] false m
// expect: 1 Optional(0)
// expect: true true
// expect: true true
// expect: true false true
