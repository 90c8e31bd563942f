// swift-format-ignore-file
struct Edge { let to: String; let cost: Int }
func shortest(_ graph: [String: [Edge]], from: String) -> [String: Int] {
  var best = [from: 0]
  var queue = [from]
  while !queue.isEmpty {
    let here = queue.removeFirst()
    for edge in graph[here] ?? [] {
      let cost = best[here]! + edge.cost
      if cost < best[edge.to] ?? Int.max { best[edge.to] = cost; queue.append(edge.to) }
    }
  }
  return best
}
let graph = ["a": [Edge(to: "b", cost: 7), Edge(to: "c", cost: 2)], "c": [Edge(to: "b", cost: 3), Edge(to: "d", cost: 8)], "b": [Edge(to: "d", cost: 1)]]
print(shortest(graph, from: "a").sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })

// expect: ["a:0", "b:5", "c:2", "d:6"]
