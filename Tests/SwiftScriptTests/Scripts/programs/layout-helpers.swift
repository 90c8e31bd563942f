// swift-format-ignore-file
import Foundation

// blog: type-safe layout DSL
struct Insets {
  var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
  static let zero = Insets()
  static func all(_ v: Double) -> Insets { Insets(top: v, left: v, bottom: v, right: v) }
}
protocol Layout: AnyObject {
  var name: String { get set }; var children: [any Layout] { get };
  func layout(in width: Double) -> Double
}
class Base: Layout {
  var name: String
  var insets: Insets = .zero
  private(set) var children: [any Layout] = []
  weak var parent: Base?
  init(name: String) { self.name = name }
  func add(_ child: Base) { child.parent = self; children.append(child) }
  func layout(in width: Double) -> Double {
    children.reduce(insets.top + insets.bottom) { $0 + $1.layout(in: width - insets.left) }
  }
  subscript(index: Int) -> any Layout { children[index] }
}
final class Leaf: Base {
  let height: Double;
  init(name: String, height: Double) { self.height = height; super.init(name: name) }
  override func layout(in width: Double) -> Double { height }
}
extension Base {
  @discardableResult func with<V>(_ path: ReferenceWritableKeyPath<Base, V>, _ value: V) -> Self {
    self[keyPath: path] = value; return self
  }
  func find(where test: (any Layout) -> Bool) -> [any Layout] { children.filter(test) }
}
let root = Base(name: "root").with(\.insets, .all(4))
root.add(Leaf(name: "a", height: 10)); root.add(Leaf(name: "b", height: 20.5))
print(root.layout(in: 100), root[1].name, root.find { $0.name == "a" }.count)
protocol Then {}
extension Then where Self: AnyObject {
  func then(_ f: (Self) -> Void) -> Self { f(self); return self }
}
extension Base: Then {}
let leaf = Leaf(name: "c", height: 1).then {
  $0.name = "changed"; print($0.height)
}
print(leaf.name)
func configure<T>(_ value: T, using f: (inout T) throws -> Void) rethrows -> T {
  var v = value; try f(&v); return v
}
print(
  configure(Insets()) {
    $0.left = 3; $0.top = 1
  })
enum Theme: String, CaseIterable {
  case light, dark
  var next: Theme {
    let all = Self.allCases; let i = all.firstIndex(of: self)!; return all[(i + 1) % all.count]
  }
}
print(Theme.light.next, Theme.dark.next.rawValue, Theme(rawValue: "x") as Any)
class Observable<Value> {
  typealias Handler = (Value, Value) -> Void
  private var handlers: [UUID2: Handler] = [:]; private var nextID = 0
  struct UUID2: Hashable { let n: Int }
  var value: Value {
    didSet { for (_, h) in handlers.sorted(by: { $0.key.n < $1.key.n }) { h(oldValue, value) } }
  }
  init(_ v: Value) { value = v }
  @discardableResult func observe(_ h: @escaping Handler) -> UUID2 {
    nextID += 1; let id = UUID2(n: nextID); handlers[id] = h; return id
  }
  func remove(_ id: UUID2) { handlers[id] = nil }
}
let count = Observable(0)
let token = count.observe { old, new in print("\(old)->\(new)") }
count.observe { print("second", $1) }
count.value = 3; count.remove(token); count.value += 1
struct Cache<Key: Hashable, Value> {
  private var d: [Key: Value] = [:]; private(set) var hits = 0
  mutating func value(for k: Key, make: () -> Value) -> Value {
    if let v = d[k] { hits += 1; return v }; let v = make(); d[k] = v; return v
  }
}
var cache = Cache<String, Int>(); _ = cache.value(for: "a") { 1 };
print(cache.value(for: "a") { 2 }, cache.hits)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (x: Int) in x + 1 }, { "<\($0)>" })(4))
func memoize<I: Hashable, O>(_ f: @escaping (I) -> O) -> (I) -> O {
  var m: [I: O] = [:];
  return { i in
    if let o = m[i] { return o }; let o = f(i); m[i] = o; return o
  }
}
let sq = memoize { (x: Int) -> Int in
  print("calc", x); return x * x
}
print(sq(3), sq(3))
// expect: 38.5 b 1
// expect: 1.0
// expect: changed
// expect: Insets(top: 1.0, left: 3.0, bottom: 0.0, right: 0.0)
// expect: dark light nil
// expect: 0->3
// expect: second 3
// expect: second 4
// expect: 1 1
// expect: <5>
// expect: calc 3
// expect: 9 9
