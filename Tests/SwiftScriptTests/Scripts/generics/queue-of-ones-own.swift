// swift-format-ignore-file
nonisolated struct Queue<T>: RangeReplaceableCollection {
  private var all: [T] = []
  init() {}
  var startIndex: Int { all.startIndex }
  var endIndex: Int { all.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { all[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { all.replaceSubrange(r, with: c) }
}
var queue = Queue([3, 1, 2])
print(type(of: queue), Array(queue), queue.count, queue.first!)
queue.append(5)
queue.insert(0, at: 0)
queue += [7, 8]
print(Array(queue), queue.map { $0 * 2 }, queue.removeFirst(), queue.sorted())
queue.removeAll { $0 > 5 }
print(Array(queue), Array(Queue(repeating: "a", count: 2)), Queue("abc").count)
let doubled = Queue(queue.map { Double($0) / 2 })
print(Array(doubled), doubled.reduce(0, +), queue.contains(5))
// expect: Queue<Int> [3, 1, 2] 3 3
// expect: [0, 3, 1, 2, 5, 7, 8] [0, 6, 2, 4, 10, 14, 16] 0 [1, 2, 3, 5, 7, 8]
// expect: [3, 1, 2, 5] ["a", "a"] 3
// expect: [1.5, 0.5, 1.0, 2.5] 5.5 true
