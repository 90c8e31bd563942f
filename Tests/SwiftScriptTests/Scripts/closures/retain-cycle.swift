class Node {
  var action: (() -> Void)?
  deinit { print("deinit") }
}
do {
  let node = Node()
  node.action = { print(node.action == nil) }
}
print("the cycle keeps it")
do {
  let node = Node()
  node.action = { [weak node] in print(node == nil) }
}
print("weak lets it go")

// expect: the cycle keeps it
// expect: deinit
// expect: weak lets it go
