// swift-format-ignore-file
struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ f: (Element) -> T) -> Stack<T> {
    var s = Stack<T>()
    for i in items { s.push(f(i)) }
    return s
  }
  subscript(i: Int) -> Element {
    get { items[i] }
    set { items[i] = newValue }
  }
}
extension Stack where Element: Equatable {
  func contains(_ e: Element) -> Bool { items.contains(e) }
}
extension Stack: CustomStringConvertible { var description: String { "Stack\(items)" } }
var s = Stack<Int>()
s.push(1); s.push(2); s.push(3)
print(s.pop() ?? 0, s.count, s.contains(2), s.contains(9))
s[0] = 10
print(s)
let t = s.map { "n\($0)" }
print(t, type(of: t))
struct Box<T> { var value: T }
let b = Box(value: 3)
print(b, Box(value: "x"), Box<Double>(value: 2))
var c = Box(value: [1])
c.value.append(2)
print(c)
class Node<T> {
  var value: T; var next: Node<T>?;
  init(_ v: T, next: Node<T>? = nil) { value = v; self.next = next }
}
var head: Node<String>? = Node("a", next: Node("b"))
print(head!.next!.value, head!)
head = nil
enum Tree<T> {
  case leaf; indirect case node(Tree<T>, T, Tree<T>)
  var count: Int {
    switch self {
    case .leaf: return 0;
    case .node(let l, _, let r): return l.count + 1 + r.count
    }
  }
}
let tree: Tree<Int> = .node(.leaf, 1, .node(.leaf, 2, .leaf))
print(tree.count, tree)
enum Either<L, R> { case left(L), right(R) }
let e: [Either<Int, String>] = [.left(1), .right("b")]
for x in e {
  switch x {
  case .left(let i): print("L", i);
  case .right(let s): print("R", s)
  }
}
class Base<T> { let x: T; init(x: T) { self.x = x }; func show() -> String { "Base \(x)" } }
class Derived: Base<Int> { override func show() -> String { "Derived " + super.show() } }
class Generic<U>: Base<[U]> { func first() -> U? { x.first } }
let bases: [Base<Int>] = [Base(x: 1), Derived(x: 2)]
for b in bases { print(b.show()) }
print(Generic(x: ["p"]).first()!, Generic(x: [1]).show())
// expect: 3 2 true false
// expect: Stack[10, 2]
// expect: Stack["n10", "n2"] Stack<String>
// expect: Box<Int>(value: 3) Box<String>(value: "x") Box<Double>(value: 2.0)
// expect: Box<Array<Int>>(value: [1, 2])
// expect: b main.Node<Swift.String>
// expect: 2 node(main.Tree<Swift.Int>.leaf, 1, main.Tree<Swift.Int>.node(main.Tree<Swift.Int>.leaf, 2, main.Tree<Swift.Int>.leaf))
// expect: L 1
// expect: R b
// expect: Base 1
// expect: Derived Base 2
// expect: p Base [1]
