// swift-format-ignore-file
final class Latch {
  var continuation: CheckedContinuation<Void, Never>?
  var count = 1
  func wait() async {
    guard count > 0 else { return }
    return await withCheckedContinuation { cc in
      self.continuation = cc
    }
  }
  func hit() { count -= 1; if count == 0 { continuation?.resume() } }
}
let latch = Latch()
let t = Task { await latch.wait(); print("through") }
await Task.yield()
latch.hit()
await t.value
func other() async throws {
  try await withCheckedThrowingContinuation { c in c.resume() }
  return try await withCheckedThrowingContinuation { c in
    print("resumes")
    c.resume()
  }
}
try await other()
func number() async -> Int { await withCheckedContinuation { $0.resume(returning: 3) } }
print(await number())
func voids() async throws {
  try await withCheckedThrowingContinuation { c in c.resume() }
  try await withCheckedThrowingContinuation { c in c.resume() }
  let x: Void = try await withCheckedThrowingContinuation { c in c.resume() }
  print(type(of: x))
  await withCheckedContinuation { c in c.resume() }
}
try await voids()
// expect: through
// expect: resumes
// expect: 3
// expect: ()
