// swift-format-ignore-file
// Each element of an asynchronous sequence makes another one.
struct Count: AsyncSequence, AsyncIteratorProtocol {
  var n: Int, c = 0
  mutating func next() async -> Int? { c += 1; return c <= n ? c : nil }
  func makeAsyncIterator() -> Count { self }
}
for await v in Count(n: 3).flatMap({ Count(n: $0) }) { print(v, terminator: " ") }
print()
let letters = AsyncStream<String> { for l in ["a", "b"] { $0.yield(l) }; $0.finish() }
for await v in letters.flatMap({ l in AsyncStream<String> { c in c.yield(l + "1"); c.yield(l + "2"); c.finish() } }) { print(v) }
print(await Count(n: 3).flatMap { Count(n: $0) }.reduce(0, +))
// expect: 1 1 2 1 2 3 
// expect: a1
// expect: a2
// expect: b1
// expect: b2
// expect: 10
