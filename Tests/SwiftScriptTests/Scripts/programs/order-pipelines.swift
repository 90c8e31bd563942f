// swift-format-ignore-file
// Functional pipelines over orders, with the script's own sequence algorithms beside Swift's.
struct Order { let id: Int, customer: String, items: [(name: String, price: Double, qty: Int)], vip: Bool }
let orders = [
  Order(id: 1, customer: "ann", items: [("pen", 1.5, 10), ("book", 12, 1)], vip: true),
  Order(id: 2, customer: "bob", items: [("book", 12, 2)], vip: false),
  Order(id: 3, customer: "ann", items: [("ink", 4.25, 3)], vip: true),
  Order(id: 4, customer: "cy", items: [], vip: false),
]
extension Order { var total: Double { items.reduce(0) { $0 + $1.price * Double($1.qty) } } }
extension Sequence {
  func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } }
  func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) }
  func sorted<V: Comparable>(on path: KeyPath<Element, V>, descending: Bool = false) -> [Element] {
    sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
  }
  func count(where p: (Element) -> Bool) -> Int { filter(p).count }
  func unique<K: Hashable>(by f: (Element) -> K) -> [Element] { var seen = Set<K>(); return filter { seen.insert(f($0)).inserted } }
}
print(orders.sum(\.total), orders.sum { $0.items.count })
let byCustomer = orders.grouped(by: \.customer).mapValues { $0.sum(\.total) }
for (k, v) in byCustomer.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(orders.sorted(on: \.total, descending: true).map(\.id))
print(orders.flatMap(\.items).map(\.name).unique { $0 })
let best = byCustomer.max { $0.value < $1.value }
print(best!.key, best?.value ?? 0)
let (vips, others) = orders.reduce(into: ([Order](), [Order]())) { $1.vip ? $0.0.append($1) : $0.1.append($1) }
print(vips.count, others.map(\.customer))
let names = orders.lazy.filter(\.vip).map(\.customer).map { $0.capitalized }
import Foundation
print(Array(names), orders.count { $0.items.isEmpty })
let index = Dictionary(uniqueKeysWithValues: orders.map { ($0.id, $0) })
print(index[3]?.items.first?.name ?? "-", index[9]?.customer ?? "nobody")
let table = orders.flatMap { o in o.items.map { (o.customer, $0.name, $0.qty) } }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
table.forEach { print($0.0.padding(toLength: 5, withPad: ".", startingAt: 0) + $0.1, $0.2) }
print(stride(from: 0, through: 20, by: 5).map { "\($0)%" }.joined(separator: ","))
print(zip(orders, orders.dropFirst()).map { $1.total - $0.total })
// expect: 63.75 4
// expect: ann 39.75
// expect: bob 24.0
// expect: cy 0.0
// expect: [1, 2, 3, 4]
// expect: ["pen", "book", "ink"]
// expect: ann 39.75
// expect: 2 ["bob", "cy"]
// expect: ["Ann", "Ann"] 1
// expect: ink nobody
// expect: ann..book 1
// expect: ann..ink 3
// expect: ann..pen 10
// expect: bob..book 2
// expect: 0%,5%,10%,15%,20%
// expect: [-3.0, -11.25, -12.75]
