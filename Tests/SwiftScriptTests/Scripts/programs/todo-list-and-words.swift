// swift-format-ignore-file
import Foundation
struct Item: Equatable { var id: Int; var title: String; var done = false; var tags: Set<String> = [] }
struct TodoList { private(set) var items: [Item] = []; private var nextID = 1
  enum Filter { case all, done, open, tag(String) }
  mutating func add(_ t: String, tags: String...) { items.append(Item(id: nextID, title: t, tags: Set(tags))); nextID += 1 }
  mutating func toggle(_ id: Int) -> Bool { guard let i = items.firstIndex(where: { $0.id == id }) else { return false }; items[i].done.toggle(); return true }
  func filtered(_ f: Filter) -> [Item] { items.filter { switch f { case .all: true; case .done: $0.done; case .open: !$0.done; case .tag(let t): $0.tags.contains(t) } } }
  subscript(id: Int) -> Item? { get { items.first { $0.id == id } } set { if let i = items.firstIndex(where: { $0.id == id }) { if let v = newValue { items[i] = v } else { items.remove(at: i) } } } } }
var l = TodoList(); l.add("milk", tags: "shop", "food"); l.add("code"); l.add("bread", tags: "food"); _ = l.toggle(2); print(l.toggle(9))
print(l.filtered(.open).map(\.title), l.filtered(.tag("food")).count, l.filtered(.done).first!.title)
l[1]?.title = "oat milk"; l[3] = nil; print(l.items.map { "\($0.done ? "✓" : "·") \($0.title)" }.joined(separator: "\n"))
l[1]?.tags.insert("x"); print(l[1]!.tags.sorted(), l[7]?.title ?? "none")
let text = "the quick brown fox jumps over the lazy dog the end"
let freq = text.split(separator: " ").reduce(into: [String: Int]()) { $0[String($1), default: 0] += 1 }
print(freq.filter { $0.value > 1 }, freq.max { ($0.value, $0.key) < ($1.value, $1.key) }!.key, freq.count)
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key):\($0.value)" })
let table = [("Name", "Qty"), ("Apple", "3"), ("Banana", "12")]
for (a, b) in table { print(a.padding(toLength: 8, withPad: " ", startingAt: 0) + "|" + String(repeating: " ", count: 4 - b.count) + b) }
let csv = "id,name\n1,Ann\n2,Bob\nbad"
let rows = csv.split(separator: "\n").dropFirst().compactMap { line -> (Int, String)? in let p = line.split(separator: ","); guard p.count == 2, let id = Int(p[0]) else { return nil }; return (id, String(p[1])) }
print(rows.map { "\($0.0)=\($0.1)" })
// expect: false
// expect: ["milk", "bread"] 2 code
// expect: · oat milk
// expect: ✓ code
// expect: ["food", "shop", "x"] none
// expect: ["the": 3] the 9
// expect: ["the:3", "brown:1", "dog:1"]
// expect: Name    | Qty
// expect: Apple   |   3
// expect: Banana  |  12
// expect: ["1=Ann", "2=Bob"]
