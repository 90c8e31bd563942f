import Foundation
class Loader {
  var waiting: [(Int) -> Void] = []
  func load(_ done: @escaping (Int) -> Void) { waiting.append(done) }
  func finish(_ n: Int) { let all = waiting; waiting = []; for w in all { w(n) } }
}
let loader = Loader()
func value() async -> Int {
  await withCheckedContinuation { continuation in
    loader.load { continuation.resume(returning: $0) }
  }
}
let task = Task { () -> Int in
  let n = await value()
  print("got", n)
  return n + 1
}
await Task.yield()
try await Task.sleep(nanoseconds: 10_000_000)
print("finishing")
loader.finish(41)
print(await task.value)
enum Fault: Error { case no }
func risky(_ fails: Bool) async throws -> String {
  try await withCheckedThrowingContinuation { c in
    if fails { c.resume(throwing: Fault.no) } else { c.resume(returning: "ok") }
  }
}
print(try await risky(false))
do { _ = try await risky(true) } catch { print(error) }
func done() async { await withCheckedContinuation { $0.resume() } }
await done()
func fromResult(_ r: Result<Int, Error>) async throws -> Int {
  try await withCheckedThrowingContinuation { $0.resume(with: r) }
}
print(try await fromResult(.success(9)))
// expect: finishing
// expect: got 41
// expect: 42
// expect: ok
// expect: no
// expect: 9
