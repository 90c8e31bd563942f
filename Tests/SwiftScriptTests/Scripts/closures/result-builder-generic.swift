// swift-format-ignore-file
// A builder whose parts are of types of their own.
protocol Node { func render(_ indent: Int) -> String }
struct Text: Node { let s: String; init(_ s: String) { self.s = s }
  func render(_ i: Int) -> String { String(repeating: " ", count: i) + s } }
struct Pair<A: Node, B: Node>: Node { let a: A; let b: B
  func render(_ i: Int) -> String { a.render(i) + "\n" + b.render(i) } }
struct Triple<A: Node, B: Node, C: Node>: Node { let a: A; let b: B; let c: C
  func render(_ i: Int) -> String { [a.render(i), b.render(i), c.render(i)].joined(separator: "\n") } }
struct Empty: Node { func render(_ i: Int) -> String { "" } }
enum Either<A: Node, B: Node>: Node { case first(A), second(B)
  func render(_ i: Int) -> String { switch self { case .first(let a): return a.render(i); case .second(let b): return b.render(i) } } }
extension Optional: Node where Wrapped: Node { func render(_ i: Int) -> String { self?.render(i) ?? "nothing" } }
struct Many<A: Node>: Node { let all: [A]
  func render(_ i: Int) -> String { all.map { $0.render(i) }.joined(separator: "\n") } }
@resultBuilder struct NodeBuilder {
  static func buildBlock() -> Empty { Empty() }
  static func buildBlock<A: Node>(_ a: A) -> A { a }
  static func buildBlock<A: Node, B: Node>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  static func buildBlock<A: Node, B: Node, C: Node>(_ a: A, _ b: B, _ c: C) -> Triple<A, B, C> { Triple(a: a, b: b, c: c) }
  static func buildOptional<A: Node>(_ a: A?) -> A? { a }
  static func buildEither<A: Node, B: Node>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A: Node, B: Node>(second: B) -> Either<A, B> { .second(second) }
  static func buildArray<A: Node>(_ all: [A]) -> Many<A> { Many(all: all) }
}
struct Stack<Content: Node>: Node {
  let content: Content
  init(@NodeBuilder content: () -> Content) { self.content = content() }
  func render(_ i: Int) -> String { "Stack\n" + content.render(i + 2) }
}
let n = 2
let tree = Stack {
  Text("a")
  if n > 1 { Text("big") } else { Stack { Text("small") } }
  Stack {
    Text("b")
    if n == 2 { Text("two") }
    for i in 0..<n { Text("i\(i)") }
  }
}
print(tree.render(0))
print(type(of: tree))
@NodeBuilder func which(_ n: Int) -> some Node {
  switch n {
  case 0: Text("zero")
  case 1: Stack { Text("one") }
  default: Empty()
  }
}
print(which(1).render(0))
print(type(of: which(0)))
protocol Screen { associatedtype Body: Node; @NodeBuilder var body: Body { get } }
struct Home: Screen { var body: some Node { Text("home"); Text("two") } }
print(Home().body.render(1))
// expect: Stack
// expect:   a
// expect:   big
// expect: Stack
// expect:     b
// expect:     two
// expect:     i0
// expect:     i1
// expect: Stack<Triple<Text, Either<Text, Stack<Text>>, Stack<Triple<Text, Optional<Text>, Many<Text>>>>>
// expect: Stack
// expect:   one
// expect: Either<Either<Text, Stack<Text>>, Empty>
// expect:  home
// expect:  two
