// swift-format-ignore-file
protocol Container {
  associatedtype Item
  var items: [Item] { get }
}
extension Container { var first: Item? { items.first } }
struct Numbers: Container { let items = [1, 2] }
struct Words: Container { let items = ["a"] }
print(Numbers().first!, Words().first!)
// expect: 1 a
