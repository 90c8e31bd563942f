// swift-format-ignore-file
// ECS, sparse sets, observers with generics + existential metatypes
protocol Component { static var key: String { get } }
extension Component { static var key: String { String(describing: Self.self) } }
struct Pos: Component { var x = 0.0, y = 0.0 }; struct Vel: Component { var dx: Double, dy: Double }; struct Tag: Component { static let key = "TAG"; var n: String }
typealias Entity = Int
protocol AnyStore: AnyObject { func drop(_ e: Entity); var count: Int { get }; func dump(_ e: Entity) -> String? }
final class Store<C: Component>: AnyStore { var d: [Entity: C] = [:]; func drop(_ e: Entity) { d[e] = nil }; var count: Int { d.count }; func dump(_ e: Entity) -> String? { d[e].map { "\(C.key)=\($0)" } } }
final class World { private var stores: [ObjectIdentifier: any AnyStore] = [:]; private var next = 0
  private func store<C: Component>(_: C.Type) -> Store<C> { let k = ObjectIdentifier(C.self); if let s = stores[k] as? Store<C> { return s }; let s = Store<C>(); stores[k] = s; return s }
  func spawn(_ cs: any Component...) -> Entity { next += 1; for c in cs { add(c, to: next) }; return next }
  private func add<C: Component>(_ c: C, to e: Entity) { store(C.self).d[e] = c }
  subscript<C: Component>(e: Entity, _ t: C.Type = C.self) -> C? { get { store(t).d[e] } set { store(t).d[e] = newValue } }
  func kill(_ e: Entity) { stores.values.forEach { $0.drop(e) } }
  func each<A: Component, B: Component>(_: A.Type, _: B.Type, _ f: (Entity, inout A, B) -> Void) { let a = store(A.self), b = store(B.self); for e in a.d.keys.sorted() { if let y = b.d[e] { f(e, &a.d[e]!, y) } } }
  func query<C: Component>(_ t: C.Type = C.self) -> [(Entity, C)] { store(t).d.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  func describe(_ e: Entity) -> [String] { stores.values.compactMap { $0.dump(e) }.sorted() } }
let w = World(); let a = w.spawn(Pos(), Vel(dx: 1, dy: 2)); let b = w.spawn(Pos(x: 5, y: 5)); let c = w.spawn(Tag(n: "t"), Pos(x: 1), Vel(dx: -1, dy: 0))
for _ in 0..<3 { w.each(Pos.self, Vel.self) { _, p, v in p.x += v.dx; p.y += v.dy } }
print(w[a, Pos.self]!, w[b, Pos.self]!.x, w.describe(c), w.query(Vel.self).map(\.0)); w[b, Vel.self] = Vel(dx: 9, dy: 9); w[a, Pos.self]?.x = 100; w.kill(c)
print(w.query(Pos.self).map { "\($0.0):\($0.1.x)" }, w.query(Tag.self).count, (w[b] as Vel?)!.dx)
let kinds: [any Component.Type] = [Pos.self, Vel.self, Tag.self]; print(kinds.map { $0.key }, kinds.contains { $0 == Tag.self })
func name<C: Component>(_ c: C) -> String { "\(C.key)/\(type(of: c))" }; let cs: [any Component] = [Tag(n: "x"), Pos()]; print(cs.map { name($0) }, cs.map { type(of: $0).key })
struct Pool<T: AnyObject> { private var free: [T] = []; let make: () -> T, reset: (T) -> Void; private(set) var made = 0; init(make: @escaping () -> T, reset: @escaping (T) -> Void) { self.make = make; self.reset = reset }
  mutating func take() -> T { if let t = free.popLast() { return t }; made += 1; return make() }; mutating func give(_ t: T) { reset(t); free.append(t) } }
final class Bullet { var hp = 3 }; var pool = Pool(make: Bullet.init, reset: { $0.hp = 3 }); let x = pool.take(); x.hp = 0; pool.give(x); let y = pool.take(); print(x === y, y.hp, pool.made)
struct BitSet: Sequence, ExpressibleByArrayLiteral, Equatable { private(set) var bits: UInt64 = 0; init() {}
  init(arrayLiteral e: Int...) { self.init(e) }
  init<S: Sequence>(_ s: S) where S.Element == Int { for i in s { insert(i) } }
  func contains(_ m: Int) -> Bool { bits & (1 << UInt64(m)) != 0 }
  @discardableResult mutating func insert(_ m: Int) -> (inserted: Bool, memberAfterInsert: Int) { defer { bits |= 1 << UInt64(m) }; return (!contains(m), m) }
  @discardableResult mutating func remove(_ m: Int) -> Int? { defer { bits &= ~(1 << UInt64(m)) }; return contains(m) ? m : nil }
  @discardableResult mutating func update(with m: Int) -> Int? { insert(m).inserted ? nil : m }
  func union(_ o: BitSet) -> BitSet { var r = self; r.bits |= o.bits; return r }; func intersection(_ o: BitSet) -> BitSet { var r = self; r.bits &= o.bits; return r }; func symmetricDifference(_ o: BitSet) -> BitSet { var r = self; r.bits ^= o.bits; return r }
  mutating func formUnion(_ o: BitSet) { bits |= o.bits }; mutating func formIntersection(_ o: BitSet) { bits &= o.bits }; mutating func formSymmetricDifference(_ o: BitSet) { bits ^= o.bits }
  func makeIterator() -> AnyIterator<Int> { var i = 0; return AnyIterator { while i < 64 { defer { i += 1 }; if contains(i) { return i } }; return nil } } }
let s1: BitSet = [1, 3, 5], s2 = BitSet([3, 4]); print(Array(s1.union(s2)), s1.intersection(s2) == [3])
// expect: Pos(x: 3.0, y: 6.0) 5.0 ["Pos=Pos(x: -2.0, y: 0.0)", "TAG=Tag(n: \"t\")", "Vel=Vel(dx: -1.0, dy: 0.0)"] [1, 3]
// expect: ["1:100.0", "2:5.0"] 0 9.0
// expect: ["Pos", "Vel", "TAG"] true
// expect: ["TAG/Tag", "Pos/Pos"] ["TAG", "Pos"]
// expect: true 3 1
// expect: [1, 3, 4, 5] true
