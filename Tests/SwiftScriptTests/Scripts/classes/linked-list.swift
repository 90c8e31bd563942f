// swift-format-ignore-file
final class Node { let value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
func reverse(_ head: Node?) -> Node? {
  var previous: Node?
  var current = head
  while let node = current { current = node.next; node.next = previous; previous = node }
  return previous
}
var node = reverse(Node(1, Node(2, Node(3))))
while let n = node { print(n.value); node = n.next }

// expect: 3
// expect: 2
// expect: 1
