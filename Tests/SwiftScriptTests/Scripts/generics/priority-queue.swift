struct Heap<Element> {
  private var items: [Element] = []
  private let before: (Element, Element) -> Bool
  init(by before: @escaping (Element, Element) -> Bool) { self.before = before }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) {
    items.append(item)
    var child = items.count - 1
    while child > 0, before(items[child], items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }
  mutating func pop() -> Element? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < items.count && before(items[child], items[best]) { best = child }
      if best == parent { return first }
      items.swapAt(parent, best)
      parent = best
    }
  }
}
var heap = Heap<Int>(by: <)
[5, 1, 4, 2].forEach { heap.push($0) }
while let next = heap.pop() { print(next, terminator: " ") }
print(heap.isEmpty)
// expect: 1 2 4 5 true
