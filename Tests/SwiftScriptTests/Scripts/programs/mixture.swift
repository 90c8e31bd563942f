// swift-format-ignore-file
final class R { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
var fs: [() -> Int] = []
for i in 0..<3 { var j = i; fs.append { j += 1; return i * 10 + j } }
print(fs.map { $0() }, fs.map { $0() })
func guards(_ a: Int?, _ b: String?) -> String {
  guard let a, a > 0, let b else { return "no" }
  guard case 1...5 = a else { return "big \(b)" }
  if let c = Int(b), c == a { return "same" } else if b.isEmpty { return "empty" }
  return "\(a)\(b)"
}
print(guards(nil, "x"), guards(7, "x"), guards(2, "2"), guards(2, ""), guards(3, "z"), guards(0, nil))
struct Node { var value: Int; var children: [Node] = []
  mutating func bump() { value += 1; for i in children.indices { children[i].bump() } }
  func sum() -> Int { value + children.map { $0.sum() }.reduce(0, +) } }
var tree = Node(value: 1, children: [Node(value: 2, children: [Node(value: 3)]), Node(value: 4)])
let before = tree
tree.bump(); tree.children[0].children[0].value *= 10; tree.children.removeLast()
print(tree.sum(), before.sum(), tree.children.count)
class Box { var items: [String: [Int]] = [:]; var count: Int { items.values.reduce(0) { $0 + $1.count } }
  subscript(k: String) -> [Int] { get { items[k] ?? [] } set { items[k] = newValue } } }
let box = Box(); box["a"].append(1); box["a"].append(2); box.items["b", default: []].append(3); box["a"][0] += 5
print(box["a"], box.items["b"]!, box.count)
var opt: Node? = Node(value: 5); opt?.value += 1; opt?.children.append(Node(value: 7)); opt!.children[0].value = 8
print(opt?.value ?? 0, opt?.sum() ?? 0)
var x = 10; let y = x + { x += 1; return x }(); print(y, x)
func f(_ v: inout Int, _ g: () -> Int) -> Int { v += 1; return v + g() }
var a1 = 1, a2 = 5; print(f(&a1, { a2 += 1; return a2 }), a1, a2)
enum T { case leaf, node(Int, [T]); func depth() -> Int { switch self { case .leaf: 0; case .node(_, let k) where k.isEmpty: 1; case .node(_, let k): 1 + (k.map { $0.depth() }.max() ?? 0) } } }
print(T.node(1, [.leaf, .node(2, [.node(3, [])])]).depth())
func r(_ n: Int) { if n == 0 { return }; let o = R("deep\(n)"); r(n - 1); print(o.n) }
r(2)
var it = 0; repeat { it += 1; if it == 2 { continue }; if it > 4 { break }; print("it", it) } while it < 10
let t: (a: Int, b: (String, Double)) = (1, ("s", 2.5)); let (p, (q, _)) = t; print(p, q, t.b.1)
print([3, 1, 2].sorted(by: >), ["b", "a"].sorted(), zip([1, 2], ["x", "y"]).map { "\($0)\($1)" }, [1, 2, 3, 4].prefix { $0 < 3 }.count)

// expect: [1, 12, 23] [2, 13, 24]
// expect: no big x same empty 3z no
// expect: 45 10 1
// expect: [6, 2] [3] 3
// expect: 6 14
// expect: 21 11
// expect: 8 2 6
// expect: 3
// expect: deep1
// expect: - deep1
// expect: deep2
// expect: - deep2
// expect: it 1
// expect: it 3
// expect: it 4
// expect: 1 s 2.5
// expect: [3, 2, 1] ["a", "b"] ["1x", "2y"] 2
