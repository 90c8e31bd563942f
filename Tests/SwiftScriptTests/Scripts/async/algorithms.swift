// swift-format-ignore-file
extension AsyncSequence {
  func collect() async rethrows -> [Element] {
    var all: [Element] = []
    for try await x in self { all.append(x) }
    return all
  }
}
struct Counter: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n = 0
  let limit: Int
  init(limit: Int) { self.limit = limit }
  mutating func next() async -> Int? { if n == limit { return nil }; n += 1; return n }
  func makeAsyncIterator() -> Counter { self }
}
print(await Counter(limit: 3).collect())
for await x in Counter(limit: 5).map({ $0 * 2 }) { print(x) }
for await x in Counter(limit: 5).filter({ $0 % 2 == 0 }) { print(x) }
for await x in Counter(limit: 5).prefix(2) { print(x) }
for await x in Counter(limit: 5).compactMap({ $0 > 3 ? "\($0)" : nil }) { print(x) }
for await x in Counter(limit: 5).dropFirst(3) { print(x) }
print(await Counter(limit: 4).reduce(0, +), await Counter(limit: 4).contains(3), await Counter(limit: 4).first(where: { $0 > 2 }) ?? -1)
print(await Counter(limit: 4).max() ?? 0, await Counter(limit: 4).allSatisfy { $0 > 0 })
let s = AsyncStream<Int> { c in for i in 1...4 { c.yield(i) }; c.finish() }
print(await s.collect())
let s2 = AsyncStream<Int> { c in for i in 1...4 { c.yield(i) }; c.finish() }
for await x in s2.map({ "\($0)!" }) { print(x) }
// expect: [1, 2, 3]
// expect: 2
// expect: 4
// expect: 6
// expect: 8
// expect: 10
// expect: 2
// expect: 4
// expect: 1
// expect: 2
// expect: 4
// expect: 5
// expect: 4
// expect: 5
// expect: 10 true 3
// expect: 4 true
// expect: [1, 2, 3, 4]
// expect: 1!
// expect: 2!
// expect: 3!
// expect: 4!
