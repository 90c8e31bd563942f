// swift-format-ignore-file
// property wrappers
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) { range = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range } }
@propertyWrapper final class Observed<V> { private var obs: [(V, V) -> Void] = []
  var wrappedValue: V { didSet { obs.forEach { $0(oldValue, wrappedValue) } } }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  var projectedValue: Observed<V> { self }
  func observe(_ f: @escaping (V, V) -> Void) { obs.append(f) } }
@propertyWrapper struct Lazy<V> { private var f: () -> V; private var c: V?
  init(wrappedValue: @autoclosure @escaping () -> V) { f = wrappedValue }
  var wrappedValue: V { mutating get { if let c { return c }; let v = f(); c = v; return v } set { c = newValue } } }
@propertyWrapper struct Validated<V> { var wrappedValue: V { didSet { ok = rule(wrappedValue) } }; private(set) var ok: Bool; let rule: (V) -> Bool
  init(wrappedValue: V, _ rule: @escaping (V) -> Bool) { self.wrappedValue = wrappedValue; self.rule = rule; ok = rule(wrappedValue) }
  var projectedValue: Bool { ok } }
@propertyWrapper struct Logged<V> { var wrappedValue: V { willSet { print("set", wrappedValue, "->", newValue) } } }
struct Player {
  @Clamped(0...100) var hp = 150
  @Observed var name = "x"
  @Lazy var cost: Int = { print("computing"); return 42 }()
  @Validated({ $0.contains("@") }) var mail = "a"
  @Logged @Clamped(1...5) var lvl = 9
}
var p = Player()
print(p.hp, p.$hp); p.hp -= 500; print(p.hp)
p.$name.observe { print("name", $0, $1) }
p.name = "y"; p.name += "z"
print("before"); print(p.cost, p.cost); p.cost = 3; print(p.cost)
print(p.$mail); p.mail = "a@b"; print(p.$mail)
p.lvl = 2; p.lvl = 77; print(p.lvl)
@propertyWrapper struct Ref<V> { let get: () -> V; let set: (V) -> Void
  var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }
  var projectedValue: Self { self }
  subscript<T>(_ kp: WritableKeyPath<V, T>) -> Ref<T> { Ref<T>(get: { wrappedValue[keyPath: kp] }, set: { wrappedValue[keyPath: kp] = $0 }) } }
@propertyWrapper final class Source<V> { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  var projectedValue: Ref<V> { Ref(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) } }
struct Child { @Ref var n: Int; func bump() { n += 1 } }
struct Model { var count = 0; var tags = ["a"] }
final class Parent { @Source var model = Model(); func child() -> Child { Child(n: $model[\.count]) } }
let par = Parent(); let ch = par.child(); ch.bump(); ch.bump(); print(par.model.count, ch.n)
func f(@Clamped(0...10) _ x: Int = 5) -> Int { x }
print(f(99), f())
func g() { @Clamped(0...3) var z = 7; z -= 1; print(z); @Observed var w = 1; $w.observe { print("w", $0, $1) }; w = 5 }
g()
// expect: 100 0...100
// expect: 0
// expect: name x y
// expect: name y yz
// expect: before
// expect: computing
// expect: 42 42
// expect: 3
// expect: false
// expect: true
// expect: set Clamped<Int>(v: 5, range: ClosedRange(1...5)) -> Clamped<Int>(v: 2, range: ClosedRange(1...5))
// expect: set Clamped<Int>(v: 2, range: ClosedRange(1...5)) -> Clamped<Int>(v: 5, range: ClosedRange(1...5))
// expect: 5
// expect: 2 2
// expect: 10 5
// expect: 2
// expect: w 1 5
