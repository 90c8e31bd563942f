// swift-format-ignore-file
final class Memory { var values: [String: Int] = [:] }
struct Store {
  private let memory = Memory()
  subscript(key: String) -> Int? {
    get { memory.values[key] }
    nonmutating set { memory.values[key] = newValue }
  }
  subscript(key: String, default value: Int) -> Int {
    get { memory.values[key] ?? value }
    nonmutating _modify { yield &memory.values[key, default: value] }
  }
}
let store = Store()
store["a"] = 1
store["a"]! += 4
store["b", default: 10] += 1
print(store["a"] as Any, store["b", default: 0])
// expect: Optional(5) 11
