// swift-format-ignore-file
// A small inventory: generics with where, result builders, key paths, formatting.
import Foundation

protocol Priced {
    associatedtype Amount: Numeric & Comparable
    var price: Amount { get }
    var name: String { get }
}

extension Priced where Amount == Double {
    var label: String { String(format: "%@ — %.2f", name, price) }
}

struct Fruit: Priced, Hashable { var name: String; var price: Double; var tags: Set<String> = [] }
struct Token: Priced { let name: String; let price: Int }

@resultBuilder
enum ListBuilder<Element> {
    static func buildExpression(_ e: Element) -> [Element] { [e] }
    static func buildExpression(_ e: [Element]) -> [Element] { e }
    static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    static func buildEither(first: [Element]) -> [Element] { first }
    static func buildEither(second: [Element]) -> [Element] { second }
    static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    static func buildFinalResult(_ part: [Element]) -> [Element] { part }
    static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

func list<T>(@ListBuilder<T> _ make: () -> [T]) -> [T] { make() }

let sale = true
let fruits: [Fruit] = list {
    Fruit(name: "Apple", price: 1.25, tags: ["red", "sweet"])
    if sale {
        Fruit(name: "Pear", price: 0.75)
    } else {
        Fruit(name: "Pear", price: 1.75)
    }
    for n in 1...2 {
        Fruit(name: "Plum \(n)", price: Double(n) / 3)
    }
    [Fruit(name: "Fig", price: 3)]
}
for f in fruits { print(f.label) }

extension Sequence {
    func sum<T: AdditiveArithmetic>(of path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } }
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
        Dictionary(grouping: self) { $0[keyPath: path] }
    }
}
print(String(format: "%.3f", fruits.sum(of: \.price)))
print(fruits.sorted(by: \.price, descending: true).map(\.name))
print(fruits.grouped(by: \.name.first!).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func cheapest<C: Collection>(_ c: C) -> C.Element? where C.Element: Priced {
    c.min { $0.price < $1.price }
}
print(cheapest(fruits)?.name ?? "none", cheapest([Token(name: "t", price: 3), Token(name: "u", price: 2)])?.price ?? 0)
print(cheapest([Token]()) as Any)
func describe(_ p: some Priced) -> String { "\(type(of: p)): \(p.name) \(p.price)" }
print(describe(fruits[0]), describe(Token(name: "z", price: 1)))
let mixed: [any Priced] = [fruits[1], Token(name: "k", price: 4)]
for m in mixed { print(m.name, m.price) }
let anyPrices = mixed.map { describe($0) }
print(anyPrices.joined(separator: "; "))
// expect: Apple — 1.25
// expect: Pear — 0.75
// expect: Plum 1 — 0.33
// expect: Plum 2 — 0.67
// expect: Fig — 3.00
// expect: 6.000
// expect: ["Fig", "Apple", "Pear", "Plum 2", "Plum 1"]
// expect: ["A1", "F1", "P3"]
// expect: Plum 1 2
// expect: nil
// expect: Fruit: Apple 1.25 Token: z 1
// expect: Pear 0.75
// expect: k 4
// expect: Fruit: Pear 0.75; Token: k 4
