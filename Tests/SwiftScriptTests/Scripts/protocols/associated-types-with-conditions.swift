// An associated type's where clause says what its own associated types are.
protocol Shelf { associatedtype Part: Sequence where Part.Element == Int; var part: Part { get } }
extension Shelf { var total: Int { part.reduce(0, +) } }
struct A: Shelf { var part: [Int] }
func all<S: Shelf>(_ s: S) -> Int {
  var n = 0; for x in s.part { n += x }; return n + s.part.map { $0 * 2 }.count
}
print(A(part: [1, 2]).total, all(A(part: [3])))
protocol Graph {
  associatedtype Vertex: Hashable;
  associatedtype Edges: Collection where Edges.Element == (to: Vertex, weight: Int);
  func edges(from v: Vertex) -> Edges
}
extension Graph {
  func reach(_ v: Vertex) -> Set<Vertex> {
    var seen: Set = [v]; var open = [v];
    while let n = open.popLast() {
      for e in edges(from: n) where seen.insert(e.to).inserted { open.append(e.to) }
    }; return seen
  }
}
struct Table: Graph {
  var rows: [String: [(to: String, weight: Int)]];
  func edges(from v: String) -> [(to: String, weight: Int)] { rows[v] ?? [] }
}
print(Table(rows: ["a": [("b", 1), ("c", 2)], "c": [("d", 1)]]).reach("a").sorted())

// expect: 3 4
// expect: ["a", "b", "c", "d"]
