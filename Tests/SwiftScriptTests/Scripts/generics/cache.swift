// swift-format-ignore-file
final class Memo<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private(set) var misses = 0
  func get(_ key: Key, _ make: (Key) -> Value) -> Value {
    if let v = known[key] { return v }
    misses += 1
    let v = make(key)
    known[key] = v
    return v
  }
}
let memo = Memo<Int, String>()
print(memo.get(1) { "v\($0)" }, memo.get(1) { _ in "no" }, memo.get(2) { "w\($0)" }, memo.misses)

// expect: v1 v1 w2 2
