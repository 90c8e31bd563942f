// swift-format-ignore-file
protocol Box { associatedtype Item; associatedtype Items: Collection where Items.Element == Item; var items: Items { get } }
extension Box where Item: Numeric {
  func sum() -> Item { items.reduce(0, +) }
  func sum2() -> Item { items.reduce(0) { $0 + $1 } }
  func dot() -> Item { zip(items, items).reduce(0) { $0 + $1.0 * $1.1 } }
  func dot2() -> Item { zip(items, items).map(*).reduce(0, +) }
  func twice() -> [Item] { items.map { $0 * 2 } }
}
struct S: Box { var items: [Int] }
print(S(items: [1, 2]).sum())
print(S(items: [1, 2]).sum2(), S(items: [1, 2]).dot(), S(items: [1, 2]).dot2(), S(items: [1, 2]).twice())
struct D: Box { var items: [Double] }
print(D(items: [1, 2.5]).sum(), D(items: [1, 2.5]).dot())
protocol Crate { associatedtype Item; associatedtype Items: Collection<Item>; var items: Items { get } }
struct Few: Crate { var items: [Int] }
extension Crate where Item: Equatable { func has(_ x: Item) -> Bool { items.contains(x) } }
print(Few(items: [1, 2]).has(2))
func both<A: Crate, B: Crate>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item { Array(a.items) + Array(b.items) }
print(both(Few(items: [1]), Few(items: [2])))
extension Crate where Item: Numeric {  func dot(_ o: Self) -> Item { zip(items, o.items).map { $0 * $1 }.reduce(0, +) } }
print(Few(items: [1, 2]).dot(Few(items: [3, 4])))

// expect: 3
// expect: 3 5 5 [2, 4]
// expect: 3.5 7.25
// expect: true
// expect: [1, 2]
// expect: 11
