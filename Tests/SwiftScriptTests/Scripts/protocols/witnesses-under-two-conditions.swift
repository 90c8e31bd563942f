// swift-format-ignore-file
// A default under two conditions, one of them on an associated type.
protocol Container { associatedtype Items: Sequence; var items: Items { get } }
extension Container where Self: CustomStringConvertible, Items: Collection { var description: String { "\(Self.self)×\(items.count)" } }
struct Bag<Item>: Container, CustomStringConvertible { var items: [Item] }
print(Bag(items: [1]))
// expect: Bag<Int>×1
