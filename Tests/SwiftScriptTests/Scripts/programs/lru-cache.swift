// swift-format-ignore-file: NeverForceUnwrap
// LRU cache with generics and linked list
final class Node<Key: Hashable, Value> {
  let key: Key; var value: Value; var next: Node?; weak var previous: Node?
  init(_ key: Key, _ value: Value) { self.key = key; self.value = value }
}
final class LRUCache<Key: Hashable, Value> {
  typealias Entry = Node<Key, Value>
  private var head: Entry?, tail: Entry?
  private var table: [Key: Entry] = [:]
  let capacity: Int
  var onEvict: ((Key, Value) -> Void)?
  init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get { guard let node = table[key] else { return nil }; moveToFront(node); return node.value }
    set {
      switch (table[key], newValue) {
      case let (node?, value?): node.value = value; moveToFront(node)
      case let (nil, value?): insert(Entry(key, value))
      case (let node?, nil): remove(node)
      case (nil, nil): break
      }
    }
  }
  private func insert(_ node: Entry) {
    table[node.key] = node
    node.next = head; head?.previous = node; head = node
    if tail == nil { tail = node }
    if table.count > capacity, let last = tail { onEvict?(last.key, last.value); remove(last) }
  }
  private func remove(_ node: Entry) {
    node.previous?.next = node.next
    node.next?.previous = node.previous
    if head === node { head = node.next }
    if tail === node { tail = node.previous }
    node.next = nil; node.previous = nil
    table.removeValue(forKey: node.key)
  }
  private func moveToFront(_ node: Entry) {
    guard head !== node else { return }; remove(node); insert(node)
  }
  var keys: [Key] {
    Array(sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.key })
  }
}
let cache = LRUCache<String, Int>(capacity: 2)
cache.onEvict = { print("evict", $0, $1) }
cache["a"] = 1; cache["b"] = 2
print(cache["a"] ?? -1, cache.keys)
cache["c"] = 3
print(cache["b"] as Any, cache.keys)
cache["a"]? += 10
print(cache["a"]!, cache.keys)
cache["a"] = nil
print(cache.keys, cache["zzz"] == nil)
extension LRUCache: ExpressibleByDictionaryLiteral {
  convenience init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(capacity: elements.count); for (k, v) in elements { self[k] = v }
  }
}
let other: LRUCache<Int, String> = [1: "one", 2: "two", 3: "three"]
print(other.keys, other[1]!, other.keys)

// expect: 1 ["a", "b"]
// expect: evict b 2
// expect: nil ["c", "a"]
// expect: 11 ["a", "c"]
// expect: ["c"] true
// expect: [3, 2, 1] one [1, 3, 2]
