// swift-format-ignore-file
struct Options: OptionSet, Hashable {
  let rawValue: Int
  static let a = Options(rawValue: 1), b = Options(rawValue: 2), c = Options(rawValue: 4)
}
var options: Options = [.a]
print(options.insert(.b).inserted, options.insert(.b).inserted, options.rawValue)
let (isNew, member) = options.insert([.b, .c])
print(isNew, member.rawValue, options.update(with: .a)?.rawValue as Any)
options.formSymmetricDifference([.a, .b])
print(options.rawValue, options.isStrictSubset(of: [.c, .a]), options.isStrictSuperset(of: []))
struct Node: Identifiable {
  let id: String
  var next: Node.ID?
}
struct Store {
  var nodes: [Node.ID: Node] = [:]
  subscript(id: Node.ID) -> Node? { nodes[id] }
}
print(Store(nodes: ["x": Node(id: "x")])["x"]!.id)
final class Item {
  let value: Int
  let next: Item?
  init(_ value: Int, _ next: Item? = nil) {
    self.value = value
    self.next = next
  }
}
func build(_ values: [Int]) -> Item? { values.reversed().reduce(nil) { Item($1, $0) } }
print(build([1, 2])!.next!.value, build([]) == nil)
struct Fraction: ExpressibleByIntegerLiteral {
  let n: Int
  init(integerLiteral value: Int) { n = value }
  init(_ n: Int) { self.n = n }
  static func + (a: Fraction, b: Fraction) -> Fraction { Fraction(a.n + b.n) }
}
print((1...4).map { Fraction($0) }.reduce(0, +).n)
var text = ""
print("a", 1, separator: "-", to: &text)
print("b", terminator: "!", to: &text)
print(text.debugDescription)
// expect: true false 3
// expect: true 6 Optional(1)
// expect: 4 true true
// expect: x
// expect: 2 true
// expect: 10
// expect: "a-1\nb!"
