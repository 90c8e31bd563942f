import Foundation
let worker = Task { () -> Int in
  var n = 0
  while !Task.isCancelled && n < 1000 {
    n += 1
    try? await Task.sleep(nanoseconds: 20_000_000)
  }
  return n
}
try await Task.sleep(nanoseconds: 110_000_000)
worker.cancel()
let rounds = await worker.value
print(rounds > 2 && rounds < 12, worker.isCancelled)
let sleeper = Task { () -> String in
  do {
    try await Task.sleep(for: .seconds(10))
    return "slept"
  } catch is CancellationError {
    return "cancelled"
  } catch { return "other" }
}
await Task.yield()
sleeper.cancel()
print(await sleeper.value)
let checker = Task {
  try Task.checkCancellation()
  print("first")
  try await Task.sleep(nanoseconds: 5_000_000)
  try Task.checkCancellation()
  print("second")
}
try await Task.sleep(nanoseconds: 1_000_000)
checker.cancel()
do { try await checker.value; print("done") } catch { print(error) }
print(Task.isCancelled)
let handler = Task {
  await withTaskCancellationHandler {
    try? await Task.sleep(for: .seconds(5))
    print("operation over", Task.isCancelled)
  } onCancel: {
    print("handler")
  }
}
try await Task.sleep(nanoseconds: 10_000_000)
handler.cancel()
await handler.value
// expect: true true
// expect: cancelled
// expect: first
// expect: CancellationError()
// expect: false
// expect: handler
// expect: operation over true
