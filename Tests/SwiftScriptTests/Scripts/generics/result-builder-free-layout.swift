protocol Layout { func size(in width: Double) -> Double }
struct Fixed: Layout { let height: Double; func size(in width: Double) -> Double { height } }
struct Column<Item: Layout>: Layout {
  let items: [Item]; let spacing: Double
  func size(in width: Double) -> Double {
    items.reduce(-spacing) { $0 + $1.size(in: width) + spacing }
  }
}
struct Padded<Inner: Layout>: Layout {
  let inner: Inner; let inset: Double
  func size(in width: Double) -> Double { inner.size(in: width - 2 * inset) + 2 * inset }
}
extension Layout {
  func padded(_ inset: Double) -> Padded<Self> { Padded(inner: self, inset: inset) }
}
let column = Column(items: [Fixed(height: 10), Fixed(height: 20)], spacing: 5).padded(4)
print(column.size(in: 100), type(of: column))
// expect: 43.0 Padded<Column<Fixed>>
