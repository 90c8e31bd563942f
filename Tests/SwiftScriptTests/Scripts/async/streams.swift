import Foundation
let counter = AsyncStream<Int> { continuation in
  for n in 1...3 { continuation.yield(n) }
  continuation.finish()
}
for await n in counter { print(n) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
let reader = Task {
  for await word in stream where word != "skip" { print("read", word) }
  print("over")
}
for word in ["a", "skip", "b"] {
  continuation.yield(word)
  try await Task.sleep(nanoseconds: 5_000_000)
}
continuation.finish()
await reader.value
struct Countdown: AsyncSequence {
  let start: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var n: Int
    mutating func next() async -> Int? {
      guard n > 0 else { return nil }
      try? await Task.sleep(nanoseconds: 1_000_000)
      defer { n -= 1 }
      return n
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: start) }
}
for await n in Countdown(start: 3) { print("T-\(n)") }
enum Bad: Error { case end }
let failing = AsyncThrowingStream<Int, Error> { c in
  c.yield(1)
  c.finish(throwing: Bad.end)
}
do { for try await n in failing { print("f", n) } } catch { print("stream", error) }
// expect: 1
// expect: 2
// expect: 3
// expect: read a
// expect: read b
// expect: over
// expect: T-3
// expect: T-2
// expect: T-1
// expect: f 1
// expect: stream end
