// swift-format-ignore-file
// What leads to the places of a tuple is evaluated before the values, and is what it was then.
func t<T>(_ s: String, _ x: T) -> T { print(s); return x }
struct P { var n = 0 { didSet { print("n", n) } }; var l = [1, 2]
  subscript(i: Int) -> Int { get { print("read", i); return n } set { print("write", i); n = newValue } } }
final class C { var p = P(); var items = [P(), P()]; var v: P { get { print("get"); return p } set { print("set"); p = newValue } }
  subscript(i: Int) -> P { get { print("readP", i); return p } set { print("writeP", i); p = newValue } }
  static var shared = C() }
func make(_ s: String) -> C { print(s); return C.shared }
var a = [1, 2, 3]
var d = ["a": 1]
var p = P()
var ps = [P(), P()]
let c = C()
var tp = (1, (2, 3))
print("1"); (a[t("i", 0)], a[t("j", 1)]) = (t("x", 5), t("y", 6))
print("2"); (ps[t("i", 0)].n, ps[t("j", 1)].l[t("k", 1)]) = (t("x", 5), t("y", 6))
print("3"); (p[t("i", 0)], p.l[t("k", 1)]) = (t("x", 5), t("y", 6))
print("4"); (c.items[t("i", 0)].n, c.v.l[t("k", 1)]) = (t("x", 5), t("y", 6))
print("5"); (make("m").items[t("i", 0)].n, make("o").p.n) = (t("x", 5), t("y", 6))
print("6"); (c[t("i", 0)].n, c[t("j", 0)].l[t("k", 0)]) = (t("x", 5), t("y", 6))
print("7"); (d[t("a", "a")], d[t("b", "b"), default: t("def", 3)]) = (t("x", 5), t("y", 6))
print("8"); (tp.0, (tp.1.0, ps[t("i", 1)].n)) = (t("x", 5), (t("y", 6), t("z", 7)))
print("9"); (C.shared.p[t("i", 3)], _) = (t("x", 5), t("y", 6))
func f() {
  var ps = [P(), P()]
  var a = [1, 2]
  print("10"); (ps[t("i", 0)].n, ps[t("j", 1)].l[t("k", 1)]) = (t("x", 5), t("y", 6))
  print("11"); (a[t("i", 0)], a[t("j", 1)]) = (a[t("r", 1)], a[t("s", 0)])
  print("12"); (a[t("i", 0)], ps[t("j", 1)].n) = { print("whole"); return (7, 8) }()
  print(a, ps[1].n)
}
f()
print(a, d.sorted { $0.key < $1.key }, p.n, ps[0].n, ps[1].n, c.items[0].n)
print(c.p.n, c.p.l, C.shared.p.n, tp)
var i = 0
var list = [10, 20, 30]
(i, list[i]) = (2, 11)
print(i, list)
(list[i], i, list[i - 1]) = (33, 0, 22)
print(i, list)
final class Node { var n: Int; var next: Node?; init(_ n: Int) { self.n = n } }
var head = Node(1)
let second = Node(2)
(head, head.n) = (second, 9)
print(head.n, second.n)
head.next = Node(3)
(head.next, head.next!.n) = (nil, 4)
print(head.next == nil)
struct Pair { var a: Int, b: Int; init(_ x: Int) { (a, b) = (x, x + 1) }; mutating func swap() { (a, b) = (b, a) } }
var pair = Pair(3); pair.swap(); print(pair)
final class Q { let a: Int; var b: String; init() { (a, b) = (1, "x") } }
print(Q().a, Q().b)
// expect: 1
// expect: i
// expect: j
// expect: x
// expect: y
// expect: 2
// expect: i
// expect: j
// expect: k
// expect: x
// expect: y
// expect: n 5
// expect: 3
// expect: i
// expect: k
// expect: x
// expect: y
// expect: write 0
// expect: n 5
// expect: 4
// expect: i
// expect: k
// expect: x
// expect: y
// expect: n 5
// expect: get
// expect: set
// expect: 5
// expect: m
// expect: i
// expect: o
// expect: x
// expect: y
// expect: n 5
// expect: n 6
// expect: 6
// expect: i
// expect: j
// expect: k
// expect: x
// expect: y
// expect: readP 0
// expect: n 5
// expect: writeP 0
// expect: readP 0
// expect: writeP 0
// expect: 7
// expect: a
// expect: b
// expect: x
// expect: y
// expect: def
// expect: 8
// expect: i
// expect: x
// expect: y
// expect: z
// expect: n 7
// expect: 9
// expect: i
// expect: x
// expect: y
// expect: write 3
// expect: n 5
// expect: 10
// expect: i
// expect: j
// expect: k
// expect: x
// expect: y
// expect: n 5
// expect: 11
// expect: i
// expect: j
// expect: r
// expect: s
// expect: 12
// expect: i
// expect: j
// expect: whole
// expect: n 8
// expect: [7, 1] 8
// expect: [5, 6, 3] [(key: "a", value: 5), (key: "b", value: 6)] 5 5 7 5
// expect: 5 [6, 6] 5 (5, (6, 3))
// expect: 2 [11, 20, 30]
// expect: 0 [11, 22, 33]
// expect: 2 2
// expect: true
// expect: Pair(a: 4, b: 3)
// expect: 1 x
