final class Node<Value> {
  let value: Value
  var next: Node?
  init(_ value: Value, next: Node? = nil) { self.value = value; self.next = next }
}
var node: Node<Int>? = Node(1, next: Node(2, next: Node(3)))
var sum = 0
while let current = node { sum += current.value; node = current.next }
print(sum)
// expect: 6
