// swift-format-ignore-file
// dispatch & protocols
protocol P { func req(); var v: Int { get } }
extension P {
  func req() { print("P.req") }; func ext() { print("P.ext"); req() }; var v: Int { 1 };
  var w: Int { v * 10 }
}
class A: P { init() {}; func ext() { print("A.ext") } }
class B: A {
  func req() { print("B.req") }; override func ext() { print("B.ext") }; var v: Int { 2 }
}
final class C: P { func req() { print("C.req") }; var v = 3 }
let p1: P = A(), p2: P = B(), p3: any P = C()
for p in [p1, p2, p3] { p.req(); p.ext(); print(p.v, p.w) }
(A() as A).ext(); B().ext(); B().req(); (B() as P).req()
func g<T: P>(_ t: T) { t.req(); t.ext(); print(t.w) }
g(A()); g(B()); g(C()); g(p3)
protocol Q: P { func more() }
extension Q { func req() { print("Q.req") }; func more() { print("Q.more"); ext() } }
struct S: Q {}
S().more(); S().req(); (S() as P).req(); let q: Q = S(); q.ext()
extension P where Self == S { func onlyS() { print("onlyS") } }
S().onlyS()
extension P where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
struct E: P, Equatable { var v = 4 }
print(E().same(E()), E(v: 5).same(E()))
protocol Shape {
  associatedtype Unit; var unit: Unit { get }; func scaled(_ k: Int) -> Self;
  static var sides: Int { get }
}
struct Sq: Shape, CustomStringConvertible {
  let n: Int; var unit: String { "cm" }; func scaled(_ k: Int) -> Sq { Sq(n: n * k) };
  static let sides = 4; var description: String { "Sq\(n)" }
}
struct Tri: Shape {
  let n: Double; var unit: Int { 7 }; func scaled(_ k: Int) -> Tri { Tri(n: n * Double(k)) };
  static var sides: Int { 3 }
}
func info<T: Shape>(_ s: T) -> String where T.Unit: CustomStringConvertible {
  "\(T.sides) \(s.unit.description) \(s.scaled(2))"
}
print(info(Sq(n: 2)), info(Tri(n: 1.5)))
func sum<T: Sequence>(_ xs: T) -> Int where T.Element == Int { xs.reduce(0, +) }
print(sum([1, 2]), sum(Set([5])), sum(1...4))
func printAll(_ xs: some Collection<String>) {
  for x in xs { print(x, terminator: ";") }; print(xs.count)
}
printAll(["a", "b"])
func anyAll(_ xs: any Sequence<Int>) -> [Int] { xs.map { $0 + 1 } }
print(anyAll([1, 2]))
func mk() -> some P { C() }
mk().req(); print(mk().v)
typealias Pair<T> = (first: T, second: T)
let pr: Pair<Int> = (1, 2); print(pr.first + pr.second)
typealias PQ = P & CustomStringConvertible
struct Both: P, CustomStringConvertible { var description: String { "both" } }
func useBoth(_ x: PQ) { x.req(); print(x, x.description) }
func useBoth2<T: P & CustomStringConvertible>(_ x: T) { x.ext(); print("\(x)") }
useBoth(Both()); useBoth2(Both())
struct LinkedList<T> {
  final class Node {
    var value: T; var next: Node?; init(_ v: T, _ n: Node?) { value = v; next = n }
  }
  var head: Node?; var count = 0
  mutating func push(_ v: T) { head = Node(v, head); count += 1 }
  func toArray() -> [T] {
    var r: [T] = []; var n = head; while let x = n { r.append(x.value); n = x.next }; return r
  }
  func forEach(_ f: (T) throws -> Void) rethrows {
    var n = head; while let x = n { try f(x.value); n = x.next }
  }
}
var list = LinkedList<Int>(); list.push(1); list.push(2); print(list.toArray(), list.count);
list.forEach { print("n", $0) }
var ls = LinkedList<String>(); ls.push("x");
print(ls.toArray().first!, type(of: ls), type(of: ls.head!))
indirect enum BST<T: Comparable> {
  case empty, node(BST, T, BST)
  func inserting(_ v: T) -> BST {
    switch self {
    case .empty: return .node(.empty, v, .empty)
    case let .node(l, x, r):
      if v < x { return .node(l.inserting(v), x, r) };
      if v > x { return .node(l, x, r.inserting(v)) }; return self
    }
  }
  var sorted: [T] {
    switch self {
    case .empty: [];
    case let .node(l, x, r): l.sorted + [x] + r.sorted
    }
  }
}
print(
  [3, 1, 2, 3].reduce(BST<Int>.empty) { $0.inserting($1) }.sorted,
  BST<String>.empty.inserting("b").inserting("a").sorted)
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
print([1, 2, 3].total(), [1.5, 2].total(), (1...3).total())
extension Dictionary where Value == Int {
  func sumValues() -> Int { values.reduce(0, +) };
  mutating func bump(_ k: Key) { self[k, default: 0] += 1 }
}
var dd = ["a": 1]; dd.bump("a"); dd.bump("b"); print(dd.sumValues())
extension Int {
  var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } };
  static let answer = 42; mutating func double() { self *= 2 }
}
3.times { print($0.squared, terminator: " ") }; var k = 4; k.double(); print(k, Int.answer)
extension Bool { mutating func flip() { self = !self } }; var bb = true; bb.flip(); print(bb)
extension Array where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>(); return filter { seen.insert($0).inserted }
  }
}
print([1, 2, 1].uniqued(), ["a", "a"].uniqued())
// expect: P.req
// expect: P.ext
// expect: P.req
// expect: 1 10
// expect: P.req
// expect: P.ext
// expect: P.req
// expect: 1 10
// expect: C.req
// expect: P.ext
// expect: C.req
// expect: 3 30
// expect: A.ext
// expect: B.ext
// expect: B.req
// expect: P.req
// expect: P.req
// expect: P.ext
// expect: P.req
// expect: 10
// expect: P.req
// expect: P.ext
// expect: P.req
// expect: 10
// expect: C.req
// expect: P.ext
// expect: C.req
// expect: 30
// expect: C.req
// expect: P.ext
// expect: C.req
// expect: 30
// expect: Q.more
// expect: P.ext
// expect: Q.req
// expect: Q.req
// expect: Q.req
// expect: P.ext
// expect: Q.req
// expect: onlyS
// expect: true false
// expect: 4 cm Sq4 3 7 Tri(n: 3.0)
// expect: 3 5 10
// expect: a;b;2
// expect: [2, 3]
// expect: C.req
// expect: 3
// expect: 3
// expect: P.req
// expect: both both
// expect: P.ext
// expect: P.req
// expect: both
// expect: [2, 1] 2
// expect: n 2
// expect: n 1
// expect: x LinkedList<String> Node
// expect: [1, 2, 3] ["a", "b"]
// expect: 6 3.5 6
// expect: 3
// expect: 0 1 4 8 42
// expect: false
// expect: [1, 2] ["a"]
