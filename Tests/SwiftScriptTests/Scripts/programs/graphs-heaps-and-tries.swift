// swift-format-ignore-file: NeverForceUnwrap
// Graph algorithms with a generic heap
struct Heap<T> {
  private var a: [T] = []; private let less: (T, T) -> Bool;
  init(sort: @escaping (T, T) -> Bool) { less = sort }
  var isEmpty: Bool { a.isEmpty }; var count: Int { a.count }; var peek: T? { a.first }
  mutating func push(_ x: T) {
    a.append(x); var i = a.count - 1;
    while i > 0 {
      let p = (i - 1) / 2; guard less(a[i], a[p]) else { break }; a.swapAt(i, p); i = p
    }
  }
  mutating func pop() -> T? {
    guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let x = a.removeLast();
    var i = 0
    while true {
      var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c };
      if m == i { break }; a.swapAt(i, m); i = m
    }
    return x
  }
}
extension Heap where T: Comparable {
  init(_ items: some Sequence<T>) { self.init(sort: <); for i in items { push(i) } }
}
struct Graph<V: Hashable & Comparable> {
  typealias Edge = (to: V, weight: Int); private(set) var adjacency: [V: [Edge]] = [:]
  mutating func addEdge(_ a: V, _ b: V, weight: Int = 1, directed: Bool = false) {
    adjacency[a, default: []].append((b, weight));
    if !directed {
      adjacency[b, default: []].append((to: a, weight: weight))
    } else if adjacency[b] == nil {
      adjacency[b] = []
    }
  }
  func bfs(from s: V) -> [V] {
    var seen: Set = [s], q = [s], out: [V] = [];
    while !q.isEmpty {
      let v = q.removeFirst(); out.append(v);
      for e in adjacency[v, default: []].sorted(by: { $0.to < $1.to })
      where seen.insert(e.to).inserted { q.append(e.to) }
    }; return out
  }
  func dijkstra(_ s: V) -> [V: Int] {
    var dist = [s: 0]; var heap = Heap<(V, Int)> { $0.1 < $1.1 }; heap.push((s, 0))
    while let (v, d) = heap.pop() {
      guard d <= dist[v] ?? .max else { continue };
      for (to, w) in adjacency[v] ?? [] where d + w < dist[to, default: Int.max] {
        dist[to] = d + w; heap.push((to, d + w))
      }
    }
    return dist
  }
  func topological() -> [V]? {
    var indeg: [V: Int] = [:];
    for (v, es) in adjacency {
      indeg[v, default: 0] += 0; es.forEach { indeg[$0.to, default: 0] += 1 }
    }
    var ready = indeg.filter { $0.value == 0 }.map(\.key).sorted(), out: [V] = []
    while let v = ready.popLast() {
      out.append(v);
      for e in adjacency[v]! {
        indeg[e.to]! -= 1; if indeg[e.to] == 0 { ready.append(e.to); ready.sort() }
      }
    }
    return out.count == indeg.count ? out : nil
  }
}
var g = Graph<String>();
for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5)] {
  g.addEdge(a, b, weight: w)
}
print(g.bfs(from: "A"), g.dijkstra("A").sorted { $0.key < $1.key }.map { "\($0)\($1)" })
var dag = Graph<Int>();
[(1, 2), (1, 3), (2, 4), (3, 4)].forEach { dag.addEdge($0, $1, directed: true) };
print(dag.topological()!); dag.addEdge(4, 1, directed: true); print(dag.topological() as Any)
var h = Heap([5, 1, 4, 2]); var out: [Int] = []; while let x = h.pop() { out.append(x) };
print(out, h.isEmpty, h.peek as Any)
final class Trie {
  private final class Node { var kids: [Character: Node] = [:]; var isWord = false };
  private let root = Node()
  func insert(_ w: String) {
    w.reduce(root) { n, c in
      if n.kids[c] == nil { n.kids[c] = Node() }; return n.kids[c]!
    }.isWord = true
  }
  func words(prefix p: String) -> [String] {
    var n = root; for c in p { guard let k = n.kids[c] else { return [] }; n = k };
    var out: [String] = [];
    func walk(_ n: Node, _ s: String) {
      if n.isWord { out.append(s) };
      for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { walk(k, s + String(c)) }
    }; walk(n, p); return out
  }
}
let t = Trie(); ["car", "card", "care", "cat", "dog"].forEach(t.insert);
print(t.words(prefix: "car"), t.words(prefix: "x"), t.words(prefix: "").count)
indirect enum BST<T: Comparable> {
  case leaf, node(BST, T, BST)
  func inserting(_ x: T) -> BST {
    switch self {
    case .leaf: .node(.leaf, x, .leaf);
    case let .node(l, v, r):
      x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self
    }
  }
  var inorder: [T] {
    guard case let .node(l, v, r) = self else { return [] }; return l.inorder + [v] + r.inorder
  };
  var height: Int {
    if case .node(let l, _, let r) = self { 1 + max(l.height, r.height) } else { 0 }
  }
}
let bst = [5, 2, 8, 1, 9, 2].reduce(BST.leaf) { $0.inserting($1) }; print(bst.inorder, bst.height)
enum Huffman {
  indirect enum Tree {
    case leaf(Character, Int), node(Tree, Tree, Int);
    var weight: Int {
      switch self {
      case .leaf(_, let w), .node(_, _, let w): w
      }
    }
  }
  static func codes(_ s: String) -> [(Character, String)] {
    var h = Heap<Tree> { $0.weight < $1.weight };
    Dictionary(s.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.forEach {
      h.push(.leaf($0.key, $0.value))
    }
    while h.count > 1, let a = h.pop(), let b = h.pop() { h.push(.node(a, b, a.weight + b.weight)) }
    var out: [(Character, String)] = [];
    func walk(_ t: Tree, _ c: String) {
      switch t {
      case .leaf(let ch, _): out.append((ch, c));
      case .node(let l, let r, _): walk(l, c + "0"); walk(r, c + "1")
      }
    }; if let t = h.pop() { walk(t, "") }; return out.sorted { $0.0 < $1.0 }
  }
}
print(Huffman.codes("abracadabra").map { "\($0.0)=\($0.1.count)" })

// expect: ["A", "B", "C", "D"] ["A0", "B3", "C1", "D8"]
// expect: [1, 3, 2, 4]
// expect: nil
// expect: [1, 2, 4, 5] true nil
// expect: ["car", "card", "care"] [] 5
// expect: [1, 2, 5, 8, 9] 3
// expect: ["a=1", "b=2", "c=4", "d=4", "r=3"]
