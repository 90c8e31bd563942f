// swift-format-ignore-file
class Node<T: Comparable> { var value: T; var left: Node?; var right: Node?; init(_ v: T) { value = v } }
class Tree<T: Comparable> { private(set) var root: Node<T>?; private(set) var count = 0
  @discardableResult func insert(_ v: T) -> Bool { guard let r = root else { root = Node(v); count = 1; return true }
    var n = r
    while true { if v == n.value { return false }
      if v < n.value { if let l = n.left { n = l } else { n.left = Node(v); count += 1; return true } }
      else { if let l = n.right { n = l } else { n.right = Node(v); count += 1; return true } } } }
  func walk(_ f: (T) -> Void) { func go(_ n: Node<T>?) { guard let n else { return }; go(n.left); f(n.value); go(n.right) }; go(root) }
  var depth: Int { func d(_ n: Node<T>?) -> Int { n.map { 1 + max(d($0.left), d($0.right)) } ?? 0 }; return d(root) } }
let t = Tree<Int>(); for x in [5, 2, 8, 1, 9, 2] { t.insert(x) }
var out: [Int] = []; t.walk { out.append($0) }; print(out, t.count, t.depth)
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
  var value: Int { switch self { case .num(let n): n; case .add(let a, let b): a.value + b.value; case let .mul(a, b): a.value * b.value; case .neg(let e): -e.value } } }
extension Expr: CustomStringConvertible { var description: String { switch self { case .num(let n): "\(n)"; case .add(let a, let b): "(\(a) + \(b))"; case .mul(let a, let b): "\(a) * \(b)"; case .neg(let e): "-\(e)" } } }
let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4)))); print(e, "=", e.value)
final class LinkedList<E>: Sequence { private class N { let e: E; var next: N?; init(_ e: E) { self.e = e } }
  private var head: N?, tail: N?; func append(_ e: E) { let n = N(e); if let t = tail { t.next = n } else { head = n }; tail = n }
  func makeIterator() -> AnyIterator<E> { var c = head; return AnyIterator { defer { c = c?.next }; return c?.e } } }
let l = LinkedList<String>(); ["x", "y"].forEach(l.append); print(l.joined(separator: "-"), l.map { $0 + "!" })
// expect: [1, 2, 5, 8, 9] 5 3
// expect: (2 + 3 * -4) = -10
// expect: x-y ["x!", "y!"]
