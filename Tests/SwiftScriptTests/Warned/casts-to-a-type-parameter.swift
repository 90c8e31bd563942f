// swift-format-ignore-file
class Node {
  var parent: Node?
  func above<T>(_ type: T.Type) -> T? { parent as? T ?? parent.flatMap { $0.above(type) } }
  func isOne<T>(_ type: T.Type) -> Bool { (self as? T) != nil }
}
let number = 3
print(number as? String ?? "none")  // warning: cast from 'Int' to unrelated type 'String' always fails
print(Node().above(Node.self) == nil, Node().isOne(Node.self))
