indirect enum Tree<T: Comparable> {
  case leaf
  case node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree {
    switch self {
    case .leaf: .node(.leaf, x, .leaf)
    case .node(let l, let v, let r):
      x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self
    }
  }
  var inorder: [T] {
    guard case .node(let l, let v, let r) = self else { return [] }
    return l.inorder + [v] + r.inorder
  }
}
struct Stack<T> {
  private(set) var items: [T] = []; mutating func push(_ x: T) { items.append(x) };
  func pushing(_ x: T) -> Stack { var s = self; s.push(x); return s }
}
print([5, 2, 8, 1, 9, 2].reduce(Tree.leaf) { $0.inserting($1) }.inorder)
print(["b", "a"].reduce(Tree.leaf) { $0.inserting($1) }.inorder)
print([1, 2].reduce(Stack()) { $0.pushing($1) }.items)
print([1.5].reduce(into: Stack()) { $0.push($1) }.items)
print([3, 1].lazy.map { $0 * 2 }.reduce(into: [Int]()) { $0.append($1) })
let words = ["a", "b", "a"].lazy.filter { $0 < "b" }.reduce(into: [String: Int]()) {
  $0[$1, default: 0] += 1
}
print(words)

// expect: [1, 2, 5, 8, 9]
// expect: ["a", "b"]
// expect: [1, 2]
// expect: [1.5]
// expect: [6, 2]
// expect: ["a": 2]
