class Parent {
  var child: Child?
  deinit { print("parent gone") }
}
class Child {
  weak var parent: Parent?
  deinit { print("child gone") }
}
var parent: Parent? = Parent()
let child = Child()
parent?.child = child
child.parent = parent
print(child.parent != nil)
parent = nil
print(child.parent == nil)

// expect: true
// expect: parent gone
// expect: true
