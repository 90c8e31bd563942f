// swift-format-ignore-file
indirect enum Tree<T: Comparable> { case empty, node(Tree, T, Tree)
  func ins(_ x: T) -> Tree { switch self { case .empty: return .node(.empty, x, .empty)
    case let .node(l, v, r): if x < v { return .node(l.ins(x), v, r) } else { return .node(l, v, r.ins(x)) } } }
  var list: [T] { switch self { case .empty: []; case let .node(l, v, r): l.list + [v] + r.list } } }
let t = Tree.empty.ins(2)
print(t.list)
let u = Tree.empty.ins(2).ins(1).ins(3)
print(u.list, type(of: u))
var v = Tree.node(.empty, "b", .empty); v = v.ins("a"); print(v.list)
// expect: [2]
// expect: [1, 2, 3] Tree<Int>
// expect: ["a", "b"]
