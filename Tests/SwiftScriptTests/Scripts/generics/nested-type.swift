struct Graph<Node: Hashable> {
  struct Edge { let from: Node; let to: Node }
  var edges: [Edge] = []
  mutating func connect(_ a: Node, _ b: Node) { edges.append(Edge(from: a, to: b)) }
}
var graph = Graph<String>()
graph.connect("a", "b")
print(graph.edges.count, graph.edges[0].to)
// expect: 1 b
