struct Stack<Element> {
  private var elements: [Element] = []
  var top: Element? { elements.last }
  mutating func push(_ element: Element) { elements.append(element) }
  @discardableResult mutating func pop() -> Element? { elements.popLast() }
}
var stack = Stack<String>()
stack.push("a")
stack.push("b")
stack.pop()
print(stack.top ?? "none")
// expect: a
