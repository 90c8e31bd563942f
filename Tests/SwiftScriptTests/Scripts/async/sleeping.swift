// swift-format-ignore-file
import Foundation
func step(_ name: String, _ ms: UInt64) async -> String {
  print("begin", name)
  try? await Task.sleep(nanoseconds: ms * 1_000_000)
  print("end", name)
  return name.uppercased()
}
let a = Task { await step("a", 300) }
let b = Task { await step("b", 100) }
print("made")
print(await b.value)
print(await a.value)
let both = await (step("c", 20), step("d", 10))
print(both)
let t = Task { () -> Int in
  try await Task.sleep(for: .milliseconds(50))
  return 5
}
do { print(try await t.value) } catch { print("no") }
enum Fault: Error { case broken(Int) }
let bad = Task { () throws -> String in
  try await Task.sleep(for: .seconds(0.01))
  throw Fault.broken(3)
}
do { print(try await bad.value) } catch Fault.broken(let n) { print("broken", n) } catch { print("other") }
switch await bad.result {
case .success(let s): print(s)
case .failure(let e): print("failure", e)
}
// expect: made
// expect: begin a
// expect: begin b
// expect: end b
// expect: B
// expect: end a
// expect: A
// expect: begin c
// expect: end c
// expect: begin d
// expect: end d
// expect: ("C", "D")
// expect: 5
// expect: broken 3
// expect: failure broken(3)
