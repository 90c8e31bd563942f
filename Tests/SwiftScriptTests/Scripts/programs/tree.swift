// swift-format-ignore-file
final class Node {
  let value: Int
  var children: [Node] = []
  weak var parent: Node?
  init(_ value: Int) { self.value = value }
  func add(_ child: Node) {
    children.append(child)
    child.parent = self
  }
  func walk(_ depth: Int = 0, _ visit: (Node, Int) -> Void) {
    visit(self, depth)
    children.forEach { $0.walk(depth + 1, visit) }
  }
  var sum: Int { children.reduce(value) { $0 + $1.sum } }
  deinit { print("free", value) }
}
var root: Node? = Node(1)
root?.add(Node(2))
root?.add(Node(3))
root?.children[0].add(Node(4))
root?.walk { node, depth in print(String(repeating: "  ", count: depth) + "\(node.value)") }
print(root!.sum, root!.children[0].children[0].parent?.value ?? 0)
root?.children.removeLast()
print("removed")
root = nil

// expect: 1
// expect:   2
// expect:     4
// expect:   3
// expect: 10 2
// expect: free 3
// expect: removed
// expect: free 1
// expect: free 2
// expect: free 4
