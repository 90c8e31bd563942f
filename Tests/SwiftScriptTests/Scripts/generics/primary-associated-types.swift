// swift-format-ignore-file
protocol Store<Key, Value> { associatedtype Key: Hashable; associatedtype Value; mutating func set(_ k: Key, _ v: Value); func get(_ k: Key) -> Value? }
struct Mem<K: Hashable, V>: Store { private var d: [K: V] = [:]; mutating func set(_ k: K, _ v: V) { d[k] = v }; func get(_ k: K) -> V? { d[k] } }
func fill(_ s: inout some Store<String, Int>) { s.set("a", 1) }
var m = Mem<String, Int>()
fill(&m)
print(m.get("a") as Any, m)
let e: any Store<String, Int> = m
print(e.get("a") ?? 0)
func sum(_ stores: [any Store<String, Int>]) -> Int { stores.reduce(0) { $0 + ($1.get("a") ?? 0) } }
print(sum([m, m]))
func make() -> some Store<Int, String> { var s = Mem<Int, String>(); s.set(1, "one"); return s }
print(make().get(1)!)
final class Holder { let store: any Store<String, Int>; init(_ s: any Store<String, Int>) { store = s }; var a: Int? { store.get("a") } }
print(Holder(m).a as Any)
protocol Part: AnyObject { associatedtype Out; var done: ((Out) -> Void)? { get set } }
final class Leaf: Part { var done: ((String) -> Void)? }
final class Owner {
  var parts: [ObjectIdentifier: AnyObject] = [:]
  func add<P: Part>(_ p: P, then: @escaping (P.Out) -> Void) {
    parts[ObjectIdentifier(p)] = p
    p.done = { [weak self, weak p] out in
      if let p { self?.parts[ObjectIdentifier(p)] = nil }
      then(out)
    }
  }
}
let owner = Owner(), leaf = Leaf()
owner.add(leaf) { print("out", $0, owner.parts.count) }
leaf.done?("x")
// expect: Optional(1) Mem<String, Int>(d: ["a": 1])
// expect: 1
// expect: 2
// expect: one
// expect: Optional(1)
// expect: out x 0
