// swift-format-ignore-file
import Foundation

nonisolated protocol Defaultable { init() }
nonisolated extension Int: Defaultable {}
nonisolated extension String: Defaultable {}
nonisolated extension Array: Defaultable {}
func orDefault<T: Defaultable>(_ x: T?) -> T { x ?? T() }
print(orDefault(nil as Int?), orDefault("a"), orDefault(nil as [Int]?))
nonisolated class Shape {
  required init() {}; class var kind: String { "shape" };
  func copy() -> Self { type(of: self).init() }
}
nonisolated final class Circle: Shape { override class var kind: String { "circle" } }
let s: Shape = Circle(); print(type(of: s).kind, type(of: s.copy()), s.copy() is Circle)
func makeAll(_ ts: [Shape.Type]) -> [String] { ts.map { $0.init() }.map { type(of: $0).kind } }
print(makeAll([Shape.self, Circle.self]))
nonisolated protocol Node { associatedtype Child = Int; var children: [Child] { get } }
nonisolated struct Leaf: Node { var children: [Int] { [] } }
nonisolated struct Tree: Node { var children: [Leaf] { [Leaf(), Leaf()] } }
func count<N: Node>(_ n: N) -> Int { n.children.count }
print(count(Leaf()), count(Tree()))
nonisolated protocol Describable { var text: String { get } }
nonisolated extension Int: Describable { var text: String { "i\(self)" } }
nonisolated extension Array: Describable where Element: Describable {
  var text: String { "[" + map(\.text).joined(separator: ",") + "]" }
}
nonisolated extension Optional: Describable where Wrapped: Describable {
  var text: String { self?.text ?? "none" }
}
nonisolated extension Dictionary: Describable where Key == String, Value: Describable {
  var text: String { keys.sorted().map { "\($0)=\(self[$0]!.text)" }.joined(separator: ";") }
}
print([1, 2].text, [[1], [2, 3]].text, Optional(4).text, (nil as Int?).text, ["a": [1]].text)
let anyD: [any Describable] = [1, [2], Optional(3)]
print(anyD.map(\.text))
nonisolated struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw }
nonisolated enum UserTag {}; enum PostTag {}
typealias UserID = Tagged<UserTag, Int>
let uid = UserID(raw: 3); print(uid == UserID(raw: 3), Set([uid, uid]).count)
nonisolated extension Tagged: ExpressibleByIntegerLiteral where Raw == Int {
  init(integerLiteral v: Int) { raw = v }
}
let u2: UserID = 9; print(u2.raw)
nonisolated indirect enum Expr {
  case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) };
  static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) };
  static prefix func - (a: Expr) -> Expr { .neg(a) }
  var value: Double {
    switch self {
    case let .num(x): return x;
    case let .add(a, b): return a.value + b.value;
    case let .mul(a, b): return a.value * b.value;
    case let .neg(a): return -a.value
    }
  }
}
nonisolated extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral v: Double) { self = .num(v) };
  init(integerLiteral v: Int) { self = .num(Double(v)) }
}
let e: Expr = 2 + 3 * -(4 as Expr); print(e.value)
nonisolated final class Cache<K: Hashable, V> {
  private var d: [K: (V, Date?)] = [:]; private let limit: Int; private var order: [K] = []
  init(limit: Int = .max) { self.limit = limit }
  subscript(k: K) -> V? {
    get { d[k]?.0 }
    set {
      guard let v = newValue else { d[k] = nil; order.removeAll { $0 == k }; return }
      if d[k] == nil { order.append(k) }; d[k] = (v, nil);
      while order.count > limit { d[order.removeFirst()] = nil }
    }
  }
  func value(_ k: K, _ make: () throws -> V) rethrows -> V {
    if let v = self[k] { return v }; let v = try make(); self[k] = v; return v
  }
}
let cache = Cache<String, Int>(limit: 2); cache["a"] = 1; cache["b"] = 2; cache["c"] = 3
print(cache["a"] as Any, cache["c"]!, cache.value("d") { 7 }, cache["b"] as Any)
nonisolated struct Stack<E> {
  private var a: [E] = []; mutating func push(_ e: E) { a.append(e) };
  mutating func pop() -> E? { a.popLast() }; var top: E? { a.last }
}
nonisolated extension Stack: Sequence {
  func makeIterator() -> AnyIterator<E> {
    var i = a.count;
    return AnyIterator {
      i -= 1; return i >= 0 ? self.a[i] : nil
    }
  }
}
nonisolated extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: E...) { a = e } }
nonisolated extension Stack: CustomStringConvertible {
  var description: String { "S" + map { "\($0)" }.joined(separator: "|") }
}
var st: Stack = [1, 2, 3]; st.push(4);
print(st, st.pop()!, Array(st), st.reduce(0, +), st.sorted(), st.first { $0 < 3 }!)
nonisolated extension Stack: Equatable where E: Equatable {}
print(st == [1, 2, 3], st.contains(2))
func chain<T>(_ x: T, _ fs: ((T) -> T)...) -> T { fs.reduce(x) { $1($0) } }
print(chain(2, { $0 * 3 }, { $0 + 1 }))
func memoize<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var m: [A: R] = [:];
  func g(_ a: A) -> R { if let r = m[a] { return r }; let r = f(g, a); m[a] = r; return r };
  return g
}
let fib = memoize { (r: (Int) -> Int, n: Int) -> Int in n < 2 ? n : r(n - 1) + r(n - 2) }
print(fib(40))
// expect: 0 a []
// expect: circle Circle true
// expect: ["shape", "circle"]
// expect: 0 2
// expect: [i1,i2] [[i1],[i2,i3]] i4 none a=[i1]
// expect: ["i1", "[i2]", "i3"]
// expect: true 1
// expect: 9
// expect: -10.0
// expect: nil 3 7 nil
// expect: S4|3|2|1 4 [3, 2, 1] 6 [1, 2, 3] 2
// expect: true true
// expect: 7
// expect: 102334155
