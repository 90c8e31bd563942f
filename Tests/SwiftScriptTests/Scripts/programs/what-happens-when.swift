// swift-format-ignore-file
// When closures, builders, defaults, observers, messages and defers run.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
indirect enum Tree { case leaf, node(Tree, Int, Tree)
  init<S: Sequence>(_ s: S) where S.Element == Int { self = .leaf; for x in s { insert(log("ins \(x)", x)) } }
  mutating func insert(_ v: Int) { switch self { case .leaf: self = .node(.leaf, v, .leaf)
    case .node(var l, let x, var r): if v < x { l.insert(v) } else { r.insert(v) }; self = .node(l, x, r) } }
  var list: [Int] { if case let .node(l, x, r) = self { return l.list + [log("visit \(x)", x)] + r.list }; return [] } }
print(Tree([3, 1, 2]).list)
enum Light: String, CaseIterable { case red, amber = "yellow", green
  var next: Light { let a = Self.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] }
  mutating func step() { self = log("from \(rawValue)", next) } }
var li = Light.red { didSet { print("light", oldValue, li) } }
li.step(); li.step(); print(li.rawValue, Light(rawValue: "yellow") as Any, Light(rawValue: "x") as Any)
class Node { let n: String; weak var parent: Node?; var kids: [Node] = [] { didSet { print(n, "kids", kids.map(\.n)) } }
  init(_ n: String, @Builder _ k: () -> [Node] = { [] }) { self.n = n; kids = k(); for x in kids { x.parent = self } }
  deinit { print("free", n) } }
@resultBuilder enum Builder { static func buildBlock(_ n: Node...) -> [Node] { log("block \(n.count)", n) }
  static func buildOptional(_ n: [Node]?) -> [Node] { n ?? [] }
  static func buildExpression(_ n: Node) -> Node { log("expr \(n.n)", n) } }
do { let root = Node("root") { Node("a"); Node("b") { Node("c") } }
  print(root.kids[1].kids[0].parent?.n ?? "-"); let b = root.kids.removeLast(); print(b.n, b.parent === root); root.kids = [] ; print("end") }
struct Stack<E> { private var items: [E] = []; var top: E? { get { log("top", items.last) } set { if let v = newValue { if items.isEmpty { items.append(v) } else { items[items.count - 1] = v } } else { _ = items.popLast() } } }
  mutating func push(_ e: @autoclosure () -> E, if c: Bool = log("if", true)) { if c { items.append(e()) } } }
var st = Stack<Int>(); st.push(log("one", 1)); st.push(log("two", 2), if: false); st.top = log("set", 5); st.top? += 1; st.top! *= 2; print(st.top as Any); st.top = nil; print(st.top as Any)
var opt: [Int]? = [1] { didSet { print("opt", opt as Any) } }
opt?.append(log("x", 2)); opt?[0] += log("y", 3); opt = opt.map { $0 + [log("z", 9)] }; opt?.removeAll(where: { log("p", $0) > 4 }); opt = nil; opt?.append(log("never", 0))
func rec(_ n: Int, _ f: (Int) throws -> Int) rethrows -> Int { defer { print("out", n) }; return n == 0 ? 0 : try f(n) + rec(n - 1, f) }
print(rec(2) { log("f\($0)", $0) }); enum X: Error { case at(Int) }
print((try? rec(3) { if $0 == 1 { throw X.at($0) }; return $0 }) as Any)
do { _ = try rec(1) { throw X.at($0 * 10) } } catch X.at(let n) where n > log("gt", 5) { print("at", n) } catch { print("other") }
let (q, r) = (log("q", 7).quotientAndRemainder(dividingBy: log("by", 2))); print(q, r)
var (m, n) = (log("m", 1), log("n", 2)); (m, n) = (n, m + n); swap(&m, &n); print(m, n)
var arr = [5, 3, 8, 1] { didSet { print("arr", arr) } }
arr.swapAt(log("i", 0), log("j", 1)); arr[1...2].sort(by: >); arr[log("k", 3)] = arr[log("l", 0)]; arr.replaceSubrange(0..<1, with: [log("a", 9), log("b", 9)]); arr += [log("plus", 2)]; arr.removeSubrange(1..<3)
let s2 = Set([log("s1", 1), 2, 2]); print(s2.count, s2.union([log("u", 3)]).sorted())
label: for i in 0..<3 { for j in 0..<3 { defer { print("d", i, j) }; if j == 1 { continue label }; if i == 1 { break label }; print(i, j) } }
let text = """
  a \(log("t", 1)) \
  b
  """
print(text); assert(log("assert", true), log("msg", "no")); precondition(log("pre", true), log("msg2", "no"))
let fs = (0..<3).map { i in { log("f", i) + 1 } }; print(fs.map { $0() }.reduce(0, +), fs[log("idx", 1)]())
print([3, 1, 2].sorted { $0 > $1 }.first.map { log("map", $0) } ?? log("none", 0)); print(type(of: log("t", 1.5)))
// expect: · ins 3
// expect: · ins 1
// expect: · ins 2
// expect: · visit 1
// expect: · visit 2
// expect: · visit 3
// expect: [1, 2, 3]
// expect: · from red
// expect: light red amber
// expect: · from yellow
// expect: light amber green
// expect: green Optional(main.Light.amber) nil
// expect: · expr a
// expect: · expr c
// expect: · block 1
// expect: · expr b
// expect: · block 2
// expect: b
// expect: root kids ["a"]
// expect: b true
// expect: free a
// expect: root kids []
// expect: end
// expect: free b
// expect: free c
// expect: free root
// expect: · if
// expect: · one
// expect: · set
// expect: · top
// expect: · top
// expect: · top
// expect: Optional(12)
// expect: · top
// expect: nil
// expect: · x
// expect: opt Optional([1, 2])
// expect: · y
// expect: opt Optional([4, 2])
// expect: · z
// expect: opt Optional([4, 2, 9])
// expect: · p
// expect: · p
// expect: · p
// expect: opt Optional([4, 2])
// expect: opt nil
// expect: opt nil
// expect: · f2
// expect: · f1
// expect: out 0
// expect: out 1
// expect: out 2
// expect: 3
// expect: out 1
// expect: out 2
// expect: out 3
// expect: nil
// expect: out 1
// expect: · gt
// expect: at 10
// expect: · q
// expect: · by
// expect: 3 1
// expect: · m
// expect: · n
// expect: 3 2
// expect: · i
// expect: · j
// expect: arr [3, 5, 8, 1]
// expect: arr [3, 8, 5, 1]
// expect: · k
// expect: · l
// expect: arr [3, 8, 5, 3]
// expect: · a
// expect: · b
// expect: arr [9, 9, 8, 5, 3]
// expect: · plus
// expect: arr [9, 9, 8, 5, 3, 2]
// expect: arr [9, 5, 3, 2]
// expect: · s1
// expect: · u
// expect: 2 [1, 2, 3]
// expect: 0 0
// expect: d 0 0
// expect: d 0 1
// expect: d 1 0
// expect: · t
// expect: a 1 b
// expect: · assert
// expect: · pre
// expect: · f
// expect: · f
// expect: · f
// expect: · idx
// expect: · f
// expect: 6 2
// expect: · map
// expect: 3
// expect: · t
// expect: Double
