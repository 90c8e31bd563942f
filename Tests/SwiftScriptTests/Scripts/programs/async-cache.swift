// swift-format-ignore-file
// An actor that caches tasks, retries and groups.
enum LoadError: Error { case timeout, status(Int) }
protocol Loader: Sendable { func load(_ path: String) async throws -> String }
struct Fake: Loader { func load(_ path: String) async throws -> String {
  try await Task.sleep(for: .milliseconds(1))
  if path == "bad" { throw LoadError.status(404) }
  return path.uppercased() } }
actor Cache {
  private var store: [String: Task<String, any Error>] = [:]
  private(set) var misses = 0
  let loader: any Loader
  init(loader: any Loader) { self.loader = loader }
  func value(_ key: String) async throws -> String {
    if let t = store[key] { return try await t.value }
    misses += 1
    let t = Task { [loader] in try await loader.load(key) }
    store[key] = t
    do { return try await t.value } catch { store[key] = nil; throw error }
  }
}
func withRetry<T: Sendable>(_ n: Int, _ op: @Sendable () async throws -> T) async throws -> T {
  for i in 0..<n { do { return try await op() } catch { print("retry", i, error) } }
  throw LoadError.timeout
}
let cache = Cache(loader: Fake())
print(try await cache.value("a"), try await cache.value("a"), await cache.misses)
do { _ = try await cache.value("bad") } catch LoadError.status(let c) { print("status", c) }
do { _ = try await withRetry(2) { try await cache.value("bad") } } catch { print("gave up: \(error)") }
let results = try await withThrowingTaskGroup(of: (Int, String).self) { g in
  for (i, p) in ["x", "y", "z"].enumerated() { g.addTask { (i, try await cache.value(p)) } }
  var out = [String](repeating: "", count: 3)
  for try await (i, s) in g { out[i] = s }
  return out
}
print(results)
@MainActor final class Model { var items: [String] = [] { didSet { print("items", items.count) } }
  func refresh() async { items = (try? await [cache.value("q"), cache.value("r")]) ?? [] } }
let model = Model()
await model.refresh()
print(model.items)
struct Ticker: AsyncSequence { typealias Element = Int; let n: Int
  struct AsyncIterator: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; await Task.yield(); return i } }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: n) } }
for await t in Ticker(n: 3) { print("tick", t) }
var total = 0
for await t in Ticker(n: 4) { total += t }
print(total)
let h = Task { try await Task.sleep(for: .seconds(100)) }
h.cancel()
let r = await h.result
switch r { case .success: print("slept"); case .failure(let e): print("\(type(of: e))") }
// expect: A A 1
// expect: status 404
// expect: retry 0 status(404)
// expect: retry 1 status(404)
// expect: gave up: timeout
// expect: ["X", "Y", "Z"]
// expect: items 2
// expect: ["Q", "R"]
// expect: tick 1
// expect: tick 2
// expect: tick 3
// expect: 10
// expect: CancellationError
