// swift-format-ignore-file
func numbers(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in 0..<n { c.yield(i) }; c.finish() } }
struct Counter: AsyncSequence {
  typealias Element = Int
  let limit: Int
  struct It: AsyncIteratorProtocol { var n = 0; let limit: Int; mutating func next() async -> Int? { n += 1; return n > limit ? nil : n } }
  func makeAsyncIterator() -> It { It(limit: limit) }
}
for await x in numbers(5).map({ $0 * 2 }).filter({ $0 > 2 }).prefix(2) { print(x) }
for await x in Counter(limit: 3) { print(x) }
for await x in Counter(limit: 3).map({ "n\($0)" }) { print(x) }
func sum(_ s: some AsyncSequence<Int, Never>) async -> Int { var t = 0; for await x in s { t += x }; return t }
print(await sum(numbers(4)))
func evens() -> some AsyncSequence<Int, Never> { numbers(6).filter { $0 % 2 == 0 } }
for await e in evens() { print("even", e) }
let a: any AsyncSequence<Int, Never> = numbers(2)
for await x in a { print("any", x) }
print(await numbers(5).reduce(0, +), await numbers(5).contains(3), await numbers(5).first { $0 > 2 } ?? -1)
func collect<S: AsyncSequence>(_ s: S) async rethrows -> [S.Element] { var o: [S.Element] = []; for try await x in s { o.append(x) }; return o }
print(await collect(numbers(3)))
let (stream, cont) = AsyncStream<String>.makeStream()
cont.yield("a"); cont.yield("b"); cont.finish()
for await s in stream { print(s) }
struct Bad: Error {}
let t = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish(throwing: Bad()) }
do { for try await x in t { print(x) } } catch { print("err", error) }
func evenOrThrow(_ s: any AsyncSequence<Int, any Error>) async throws -> Int { var n = 0; for try await x in s { n += x }; return n }
do { print(try await evenOrThrow(t)) } catch { print("again") }
// expect: 4
// expect: 6
// expect: 1
// expect: 2
// expect: 3
// expect: n1
// expect: n2
// expect: n3
// expect: 6
// expect: even 0
// expect: even 2
// expect: even 4
// expect: any 0
// expect: any 1
// expect: 10 true 3
// expect: [0, 1, 2]
// expect: a
// expect: b
// expect: 1
// expect: err Bad()
// expect: 0
