// Streams end when the task that reads them is cancelled, and tell why they ended.
func settle() async { for _ in 0..<20 { await Task.yield() } }

let (numbers, writer) = AsyncStream.makeStream(of: Int.self)
writer.onTermination = { print("over:", $0) }
let reading = Task {
  for await number in numbers { print("read", number) }
  print("the loop ended", Task.isCancelled)
}
await settle()
writer.yield(1)
await settle()
reading.cancel()
await reading.value
print(writer.yield(2))
writer.finish()

let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { c in
  for n in 1...4 { print(c.yield(n)) }
  c.finish()
  print(c.yield(5))
}
for await n in newest { print("newest", n) }
let oldest = AsyncStream(Int.self, bufferingPolicy: .bufferingOldest(1)) { c in
  for n in 1...2 {
    switch c.yield(n) {
    case .enqueued(let remaining): print("room for", remaining)
    case .dropped(let value): print("dropped", value)
    case .terminated: print("terminated")
    @unknown default: break
    }
  }
  c.onTermination = { reason in
    if case .finished = reason { print("finished") } else { print("cancelled") }
  }
  c.finish()
}
for await n in oldest { print("oldest", n) }

struct Broken: Error {}
let failing = AsyncThrowingStream<String, Error> { c in
  c.onTermination = { print("failing:", $0) }
  c.yield("a")
  c.finish(throwing: Broken())
  c.yield("b")
}
do {
  for try await text in failing { print(text) }
} catch { print("caught", error) }

var left = 3
func count() -> Int? {
  left -= 1
  return left >= 0 ? left : nil
}
let unfolded = AsyncStream<Int>(unfolding: { await count() })
for await n in unfolded { print("unfolded", n) }

func dropped() {
  let (stream, c) = AsyncStream.makeStream(of: Int.self)
  c.onTermination = { print("dropped:", $0) }
  _ = stream
}
dropped()
await settle()
let counted = Task { () -> Int in
  var count = 0
  let stream = AsyncStream<Int> { c in
    c.yield(1)
    c.yield(2)
    c.finish()
  }
  for await _ in stream { count += 1 }
  return count
}
print(await counted.value)
// expect: read 1
// expect: over: cancelled
// expect: the loop ended true
// expect: terminated
// expect: enqueued(remaining: 1)
// expect: enqueued(remaining: 0)
// expect: dropped(1)
// expect: dropped(2)
// expect: terminated
// expect: newest 3
// expect: newest 4
// expect: room for 0
// expect: dropped 2
// expect: finished
// expect: oldest 1
// expect: failing: finished(Optional(main.Broken()))
// expect: a
// expect: caught Broken()
// expect: unfolded 2
// expect: unfolded 1
// expect: unfolded 0
// expect: dropped: cancelled
// expect: 2
