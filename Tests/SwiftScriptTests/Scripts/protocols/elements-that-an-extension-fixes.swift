// swift-format-ignore-file
// Items.Element == Item of a protocol, where an extension says what Item is.
protocol Container { associatedtype Item; associatedtype Items: Sequence where Items.Element == Item; var items: Items { get } }
extension Container where Item == String { var joined: String { items.joined(separator: "|") }; var all: String { items.reduce("", +) } }
extension Container where Item == Int { var total: Int { items.reduce(0, +) } }
struct B<T>: Container { var items: [T] }
print(B(items: ["a", "b"]).joined, B(items: ["a", "b"]).all, B(items: [1, 2]).total)
// expect: a|b ab 3
