struct Bag<Item> { var items: [Item] }
extension Bag where Item: Equatable {
  func count(of item: Item) -> Int { items.filter { $0 == item }.count }
}
extension Bag where Item == String {
  var joined: String { items.joined() }
}
print(Bag(items: [1, 2, 1]).count(of: 1), Bag(items: ["a", "b"]).joined)
// expect: 2 ab
