// swift-format-ignore-file
import Foundation
protocol Service { func fetch(_ id: Int) async throws -> String; var name: String { get async } }
struct Live: Service {
  func fetch(_ id: Int) async throws -> String {
    try await Task.sleep(nanoseconds: 2_000_000)
    if id < 0 { throw Missing(id: id) }
    return "item \(id)"
  }
  var name: String { get async { await slowName() } }
  func slowName() async -> String { await Task.yield(); return "live" }
}
struct Missing: Error { let id: Int }
class ViewModel {
  var state = "idle" { didSet { print("state", state) } }
  let service: any Service
  init(service: any Service) { self.service = service }
  func load(_ id: Int) async {
    state = "loading"
    do { state = "loaded \(try await service.fetch(id))" }
    catch let e as Missing { state = "missing \(e.id)" }
    catch { state = "failed" }
  }
}
let vm = ViewModel(service: Live())
await vm.load(3)
await vm.load(-1)
print(await vm.service.name)
func retry<T>(_ times: Int, _ work: () async throws -> T) async throws -> T {
  var left = times
  while true {
    do { return try await work() } catch { left -= 1; print("retry", left); if left == 0 { throw error } }
  }
}
var attempts = 0
print(try await retry(5) { () async throws -> Int in
  attempts += 1
  try await Task.sleep(nanoseconds: 1_000_000)
  if attempts < 3 { throw Missing(id: 0) }
  return attempts
})
func double(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
for n in 1...3 { print(await double(n)) }
func fib(_ n: Int) async -> Int { n < 2 ? n : await fib(n - 1) + fib(n - 2) }
print(await fib(12))
Task { print("detached later") }
await Task.yield()
func lifecycle() async {
  defer { print("deferred") }
  await Task.yield()
  print("body")
}
await lifecycle()
// expect: state loading
// expect: state loaded item 3
// expect: state loading
// expect: state missing -1
// expect: live
// expect: retry 4
// expect: retry 3
// expect: 3
// expect: 2
// expect: 4
// expect: 6
// expect: 144
// expect: detached later
// expect: body
// expect: deferred
