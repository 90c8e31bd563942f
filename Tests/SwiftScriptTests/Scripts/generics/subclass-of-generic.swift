class Store<Item> {
  var items: [Item] = []
  func add(_ item: Item) { items.append(item) }
}
final class Names: Store<String> {
  override func add(_ item: String) { super.add(item.uppercased()) }
}
let names = Names()
names.add("ada")
print(names.items)
// expect: ["ADA"]
