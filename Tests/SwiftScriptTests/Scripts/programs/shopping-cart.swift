// swift-format-ignore-file
import Foundation
struct Money: Hashable, Comparable, CustomStringConvertible { var cents: Int; var currency = "USD"
  init(_ amount: Double, _ currency: String = "USD") { cents = Int((amount * 100).rounded()); self.currency = currency }
  static func < (a: Money, b: Money) -> Bool { precondition(a.currency == b.currency); return a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { var m = a; m.cents += b.cents; return m }
  static func * (a: Money, n: Int) -> Money { var m = a; m.cents *= n; return m }
  var description: String { String(format: "%@%d.%02d", currency == "USD" ? "$" : currency, cents / 100, cents % 100) } }
struct LineItem: Identifiable { let id: Int; var name: String; var price: Money; var qty = 1; var total: Money { price * qty } }
enum Discount { case none, percent(Int), fixed(Money), stacked([Discount])
  func apply(to m: Money) -> Money { switch self { case .none: return m; case .percent(let p): var r = m; r.cents -= r.cents * p / 100; return r; case .fixed(let f): return Money(Double(max(0, m.cents - f.cents)) / 100); case .stacked(let ds): return ds.reduce(m) { $1.apply(to: $0) } } } }
struct Cart { private(set) var items: [LineItem] = []; var discount: Discount = .none
  mutating func add(_ i: LineItem) { if let k = items.firstIndex(where: { $0.id == i.id }) { items[k].qty += i.qty } else { items.append(i) } }
  mutating func remove(id: LineItem.ID) { items.removeAll { $0.id == id } }
  subscript(id id: Int) -> LineItem? { get { items.first { $0.id == id } } set { if let v = newValue, let k = items.firstIndex(where: { $0.id == id }) { items[k] = v } else if newValue == nil { remove(id: id) } } }
  var subtotal: Money { items.map(\.total).reduce(Money(0), +) }; var total: Money { discount.apply(to: subtotal) } }
var cart = Cart(); cart.add(.init(id: 1, name: "Pen", price: Money(1.5), qty: 2)); cart.add(LineItem(id: 2, name: "Book", price: Money(12.99))); cart.add(.init(id: 1, name: "Pen", price: Money(1.5)))
print(cart.subtotal, cart.items.count, cart[id: 1]!.qty)
cart.discount = .stacked([.percent(10), .fixed(Money(2))]); print(cart.total); cart[id: 2] = nil; print(cart.total, cart.items.map(\.name)); cart[id: 1]?.qty = 10; print(cart.total)
for i in cart.items { print("\(i.name.padding(toLength: 8, withPad: " ", startingAt: 0))|\(String(format: "%3d", i.qty))|\(i.total)") }
print([Money(3), Money(1)].sorted(), Set([Money(1), Money(1.0)]).count, max(Money(1), Money(2)), Money(0.1) + Money(0.2) == Money(0.3))
extension Array where Element == LineItem { var grand: Money { map(\.total).reduce(Money(0)) { $0 + $1 } } }
print(cart.items.grand, Mirror(reflecting: Money(1)).children.map { "\($0.label ?? "")=\($0.value)" })
let byFirst = Dictionary(grouping: ["apple", "avocado", "banana", "blueberry", "cherry"], by: { $0.first! }); print(byFirst.keys.sorted(), byFirst["b"]!, byFirst.mapValues(\.count).values.reduce(0, +))
var inventory = ["a": 3, "b": 0]; inventory["c", default: 0] += 5; inventory.merge(["a": 10, "z": 1]) { old, new in old + new }; print(inventory.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, inventory.filter { $0.value > 4 }.keys.sorted(), inventory.removeValue(forKey: "z") as Any, inventory.contains { $0.value == 0 })
if let (k, v) = inventory.max(by: { $0.value < $1.value }) { print(k, v) }
print(inventory.compactMapValues { $0 > 0 ? "\($0)" : nil }.count, inventory.min { $0.value < $1.value }!.key, Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).sorted { $0.value < $1.value }.map(\.key))
// expect: $17.49 2 3
// expect: $13.75
// expect: $2.05 ["Pen"]
// expect: $11.50
// expect: Pen     | 10|$15.00
// expect: [$1.00, $3.00] 1 $2.00 true
// expect: $15.00 ["cents=100", "currency=USD"]
// expect: ["a", "b", "c"] ["banana", "blueberry"] 5
// expect: ["a13", "b0", "c5", "z1"] ["a", "c"] Optional(1) true
// expect: a 13
// expect: 2 b ["x", "y"]
