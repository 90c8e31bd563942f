// swift-format-ignore-file
nonisolated struct RingBuffer<Element>: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible
{
  private var storage: [Element?]; private var head = 0; private(set) var count = 0
  init() { storage = Array(repeating: nil, count: 4) }
  init(arrayLiteral elements: Element...) { self.init(); append(contentsOf: elements) }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Element {
    get { precondition(i < count, "out"); return storage[(head + i) % storage.count]! }
    set { storage[(head + i) % storage.count] = newValue }
  }
  mutating func append(_ e: Element) {
    if count == storage.count { grow() }; storage[(head + count) % storage.count] = e; count += 1
  }
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }; defer { head = (head + 1) % storage.count; count -= 1 };
    return storage[head]
  }
  private mutating func grow() {
    var n = [Element?](repeating: nil, count: storage.count * 2);
    for i in 0..<count { n[i] = self[i] }; storage = n; head = 0
  }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C)
  where C.Element == Element {
    var a = Array(self); a.replaceSubrange(r, with: c); storage = a.map(Optional.some) + [nil];
    head = 0; count = a.count
  }
  var description: String { "[" + map { "\($0)" }.joined(separator: " < ") + "]" }
}
var rb: RingBuffer = [1, 2, 3, 4, 5]
_ = rb.popFirst(); rb.append(9); rb[0] = 20
print(
  rb, rb.count, rb.first!, rb.last!, rb.sorted(), rb.reversed().map { $0 }, rb[1..<3].map { $0 * 2 }
)
rb.swapAt(0, 1); rb.sort(); print(rb); rb.insert(7, at: 1); rb.remove(at: 0);
rb.removeAll { $0 > 8 }; print(rb, rb.isEmpty)
rb += [1, 2];
print(
  rb, Array(rb.prefix(2)).description, rb.dropFirst().map { $0 }, rb.firstIndex(of: 1) as Any,
  rb.contains(7), rb.enumerated().map { "\($0)\($1)" })
rb.reverse();
print(
  rb, rb.partition(by: { $0 < 4 }), rb.indices, rb.split(separator: 7).map(Array.init), rb.max()!)
print(zip(rb, rb.dropFirst()).map { $0 - $1 }, Array(rb.suffix(2)), rb.allSatisfy { $0 > 0 })

// expect: [20 < 3 < 4 < 5 < 9] 5 20 9 [3, 4, 5, 9, 20] [9, 5, 4, 3, 20] [6, 8]
// expect: [3 < 4 < 5 < 9 < 20]
// expect: [7 < 4 < 5] false
// expect: [7 < 4 < 5 < 1 < 2] [7, 4] [4, 5, 1, 2] Optional(3) true ["07", "14", "25", "31", "42"]
// expect: [2 < 1 < 5 < 4 < 7] 3 0..<5 [[4, 5, 1, 2]] 7
// expect: [3, -1, 4, -1] [1, 2] true
