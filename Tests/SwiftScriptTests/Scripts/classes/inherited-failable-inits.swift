class Node {
  convenience init?(checked n: Int) {
    if n < 3 { return nil }
    self.init()
  }
  init() {}
}
class Leaf: Node {}
print(Node(checked: 1) == nil, Leaf(checked: 1) == nil, Leaf(checked: 5) == nil)
print(Leaf(checked: 1) as Any)
if let leaf = Leaf(checked: 4) { print(type(of: leaf)) }
// expect: true true false
// expect: nil
// expect: Leaf
