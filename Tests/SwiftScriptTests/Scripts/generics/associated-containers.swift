// swift-format-ignore-file
protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ item: Item); func filter(_ f: (Item) -> Bool) -> [Item] }
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  func filter(_ f: (Item) -> Bool) -> [Item] { items.filter(f) }
  var count: Int { items.count }
}
struct Box<T>: Container { var items: [T] = [] }
struct Words: Container { typealias Item = String; var items: [String] = []
  mutating func add(_ item: String) { items.append(item.lowercased()) } }
func fill<C: Container>(_ c: inout C, with xs: [C.Item]) where C.Item: Comparable { for x in xs.sorted() { c.add(x) } }
var b = Box<Int>(); fill(&b, with: [3, 1, 2]); print(b.items, b.count)
var w = Words(); fill(&w, with: ["Zed", "Abe"]); print(w.items, w.filter { $0.hasPrefix("a") })
func describe<C: Container>(_ c: C) -> String where C.Item == String { c.items.joined(separator: "|") }
print(describe(w))
func any(_ c: some Container) -> Int { c.count }
print(any(b), any(w))
// expect: [1, 2, 3] 3
// expect: ["abe", "zed"] ["abe"]
// expect: abe|zed
// expect: 3 2
