// swift-format-ignore-file
struct Stack {
  private var items: [Int] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Int) { items.append(item) }
  mutating func pop() -> Int? { items.popLast() }
  func peek() -> Int? { items.last }
}
var stack = Stack()
stack.push(1)
stack.push(2)
let snapshot = stack
print(stack.pop() as Any, stack.peek() as Any, snapshot.peek() as Any)
// expect: Optional(2) Optional(1) Optional(2)
print(stack.pop()!, stack.pop() as Any, stack.isEmpty)  // expect: 1 nil true
struct Toggle {
  var isOn = false
  mutating func flip() { self = Toggle(isOn: !isOn) }
}
var toggle = Toggle()
toggle.flip()
print(toggle.isOn)  // expect: true
