// swift-format-ignore-file
struct PriorityQueue<T> {
  private var heap: [T] = []; private let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  var isEmpty: Bool { heap.isEmpty }
  var count: Int { heap.count }
  mutating func push(_ x: T) { heap.append(x); up(heap.count - 1) }
  mutating func pop() -> T? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { heap[0] = last; down(0) }
    return first
  }
  private mutating func up(_ i: Int) { var i = i; while i > 0 { let p = (i - 1) / 2; guard before(heap[i], heap[p]) else { break }; heap.swapAt(i, p); i = p } }
  private mutating func down(_ i: Int) {
    var i = i
    while true {
      let l = 2 * i + 1, r = l + 1
      var best = i
      if l < heap.count, before(heap[l], heap[best]) { best = l }
      if r < heap.count, before(heap[r], heap[best]) { best = r }
      if best == i { return }
      heap.swapAt(i, best); i = best
    }
  }
}
extension PriorityQueue where T: Comparable { init() { self.init(<) } }
var q = PriorityQueue<Int>()
for x in [5, 1, 4, 2, 3] { q.push(x) }
var out: [Int] = []
while let x = q.pop() { out.append(x) }
print(out, q.isEmpty)
typealias Graph = [String: [(to: String, cost: Int)]]
func dijkstra(_ g: Graph, from: String) -> [String: Int] {
  var dist = [from: 0]
  var pq = PriorityQueue<(node: String, cost: Int)> { $0.cost < $1.cost }
  pq.push((from, 0))
  while let (node, cost) = pq.pop() {
    if cost > dist[node, default: .max] { continue }
    for e in g[node] ?? [] where cost + e.cost < dist[e.to, default: .max] { dist[e.to] = cost + e.cost; pq.push((node: e.to, cost: cost + e.cost)) }
  }
  return dist
}
print(dijkstra(["a": [("b", 7), ("c", 1)], "c": [("b", 2)], "b": [("d", 1)]], from: "a").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
// expect: [1, 2, 3, 4, 5] true
// expect: ["a=0", "b=3", "c=1", "d=4"]
