// swift-format-ignore-file
protocol Container<Item> { associatedtype Item; var items: [Item] { get set }; associatedtype Key: Hashable = String; func key(_ i: Item) -> Key }
extension Container { func index() -> [Key: [Item]] { Dictionary(grouping: items, by: key) }; func keys() -> [Key] { items.map(key) }; func keys2() -> [Key] { items.map { key($0) } }; func keys3() -> Key { key(items[0]) } }
extension Container where Key == String, Item: CustomStringConvertible { func key(_ i: Item) -> String { String(i.description.prefix(1)) } }
extension Array: Container where Element: CustomStringConvertible { var items: [Element] { get { self } set { self = newValue } } }
let arr = [3, 4, 31]
print(arr.key(3))
print(arr.keys3())
print(arr.keys2())
print(arr.keys())
print(arr.index().count)
// expect: 3
// expect: 3
// expect: ["3", "4", "3"]
// expect: ["3", "4", "3"]
// expect: 2
