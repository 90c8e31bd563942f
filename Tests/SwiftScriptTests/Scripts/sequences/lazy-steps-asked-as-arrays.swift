// A member of arrays only: of a lazy sequence the `map` that gives an array is taken.
nonisolated struct Ring: MutableCollection, RandomAccessCollection {
  private var items: [String]
  init(_ items: [String]) { self.items = items }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> String {
    get { items[i] }
    set { items[i] = newValue }
  }
}
extension Array where Element == String { var all: String { reduce("") { $1 + $0 } } }
let v = Ring(["bc", "a", "1104"])
print((v.lazy.filter { $0 != "bc" }.map { $0 }).all)
let m: [String] = v.lazy.filter { $0 != "bc" }.map { $0 }
print(m)
print((["bc", "a", "1104"].lazy.filter { $0 != "bc" }.map { $0 }).all)
let n: [String] = v.lazy.map { $0 + "!" }
print(n)
let o: [String] = v.lazy.filter { $0 != "a" }
print(o)

// expect: 1104a
// expect: ["a", "1104"]
// expect: 1104a
// expect: ["bc!", "a!", "1104!"]
// expect: ["bc", "1104"]
