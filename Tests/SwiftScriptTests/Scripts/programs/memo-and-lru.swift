// swift-format-ignore-file
import Foundation
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]
  func go(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(go, k); cache[k] = v; return v }
  return go
}
let fib = memoize { (rec: (Int) -> Int, n: Int) in n < 2 ? n : rec(n - 1) + rec(n - 2) }
print(fib(60))
final class LRU<K: Hashable, V> {
  private final class Node { let k: K; var v: V; var next: Node?; weak var prev: Node?; init(_ k: K, _ v: V) { self.k = k; self.v = v } }
  private var map: [K: Node] = [:], head: Node?, tail: Node?
  let cap: Int
  init(_ cap: Int) { self.cap = cap }
  private func unlink(_ n: Node) { if n === head { head = n.next }; if n === tail { tail = n.prev }; n.prev?.next = n.next; n.next?.prev = n.prev; n.next = nil; n.prev = nil }
  private func front(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  subscript(k: K) -> V? {
    get { guard let n = map[k] else { return nil }; unlink(n); front(n); return n.v }
    set {
      if let n = map[k] { unlink(n); map[k] = nil }
      guard let v = newValue else { return }
      let n = Node(k, v); map[k] = n; front(n)
      if map.count > cap, let t = tail { unlink(t); map[t.k] = nil }
    }
  }
  var keys: [K] { sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.k } }
}
let c = LRU<String, Int>(2)
c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3
print(c["b"] as Any, c["a"]!, c.keys)
extension String.StringInterpolation {
  mutating func appendInterpolation(_ n: Double, digits: Int) { appendLiteral(String(format: "%.\(digits)f", n)) }
  mutating func appendInterpolation<T>(_ xs: [T], sep: String) { appendLiteral(xs.map { "\($0)" }.joined(separator: sep)) }
}
print("\(3.14159, digits: 2) \([1, 2, 3], sep: "-")")
// expect: 1548008755920
// expect: nil 1 ["a", "c"]
// expect: 3.14 1-2-3
