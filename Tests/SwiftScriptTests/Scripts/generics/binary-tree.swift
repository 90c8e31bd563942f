// swift-format-ignore-file
final class Tree<Value: Comparable> {
  let value: Value
  var left: Tree?, right: Tree?
  init(_ value: Value) { self.value = value }
  func insert(_ new: Value) {
    if new < value {
      if let left { left.insert(new) } else { left = Tree(new) }
    } else {
      if let right { right.insert(new) } else { right = Tree(new) }
    }
  }
  func visit(_ body: (Value) -> Void) { left?.visit(body); body(value); right?.visit(body) }
}
let tree = Tree("m")
["c", "x", "a"].forEach(tree.insert)
tree.visit { print($0, terminator: " ") }
print()
// expect: a c m x 
