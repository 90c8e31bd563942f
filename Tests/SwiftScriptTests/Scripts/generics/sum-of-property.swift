extension Sequence {
  func sum<N: Numeric>(of value: (Element) -> N) -> N { reduce(0) { $0 + value($1) } }
}
struct Item { let price: Double; let count: Int }
let items = [Item(price: 1.5, count: 2), Item(price: 2, count: 1)]
print(items.sum(of: \.price), items.sum { $0.count })
// expect: 3.5 3
