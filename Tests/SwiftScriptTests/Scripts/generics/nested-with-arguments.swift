// swift-format-ignore-file
final class List<T> {
  class Node<U> {
    var value: U; var next: Node?; init(value: U) { self.value = value }
    func chain() -> [U] {
      var r = [value]; var n = next; while let m = n { r.append(m.value); n = m.next }; return r
    }
  }
  struct Tag<Label> { let label: Label; let item: T }
  enum E<X> { case one(X, T), none; var x: X? { if case .one(let x, _) = self { x } else { nil } } }
  typealias N = Node<T>
  var head: N?
  func push(_ v: T) { let n = N(value: v); n.next = head; head = n }
  func push2(_ v: T) { let n = Node(value: v); n.next = head; head = n }
  func tagged<L>(_ l: L) -> [Tag<L>] { head.map { [Tag(label: l, item: $0.value)] } ?? [] }
  func e<X>(_ x: X) -> E<X> { head.map { .one(x, $0.value) } ?? .none }
}
let l = List<String>(); l.push("a"); l.push2("b");
print(l.head!.chain(), type(of: l.head!), l.tagged(3))
let n: List<String>.Node<Int> = List<String>.Node(value: 4); print(n.chain(), n)
let m = List<Bool>.Node<Double>(value: 2); print(m.value, type(of: m));
print(l.e(2.5), l.e(1).x as Any, List<Int>.E<Int>.none.x as Any)
extension List.Node { var doubled: [U] { [value, value] } }
print(m.doubled, n.doubled)

// expect: ["b", "a"] Node<String> [main.List<Swift.String>.Tag<Swift.Int>(label: 3, item: "b")]
// expect: [4] main.List<Swift.String>.Node<Swift.Int>
// expect: 2.0 Node<Double>
// expect: one(2.5, "b") Optional(1) nil
// expect: [2.0, 2.0] [4, 4]
