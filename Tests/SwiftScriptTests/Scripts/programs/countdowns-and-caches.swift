// swift-format-ignore-file
import Foundation
// Async sequences of one's own, cancellation, task locals-free, actors with generics, throttling, retry with backoff
struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var n: Int
        mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; await Task.yield(); return n }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: start) }
}
for await n in Countdown(start: 3) { print(n, terminator: " ") }
print(await Countdown(start: 4).reduce(0, +), await Countdown(start: 5).contains(2), await Countdown(start: 5).first { $0 % 2 == 0 } ?? 0)
var evens: [Int] = []
for await n in Countdown(start: 6).filter({ $0 % 2 == 0 }).map({ $0 * 10 }).prefix(2) { evens.append(n) }
print(evens)
actor Cache<Key: Hashable & Sendable, Value: Sendable> {
    private enum Entry { case loading(Task<Value, any Error>), ready(Value) }
    private var entries: [Key: Entry] = [:]
    private(set) var loads = 0
    private let load: @Sendable (Key) async throws -> Value
    init(load: @escaping @Sendable (Key) async throws -> Value) { self.load = load }
    func value(for key: Key) async throws -> Value {
        switch entries[key] {
        case .ready(let v)?: return v
        case .loading(let t)?: return try await t.value
        case nil:
            loads += 1
            let task = Task { [load] in try await load(key) }
            entries[key] = .loading(task)
            do { let v = try await task.value; entries[key] = .ready(v); return v }
            catch { entries[key] = nil; throw error }
        }
    }
}
enum Oops: Error { case bad(Int) }
let cache = Cache<Int, String> { k in
    if k < 0 { throw Oops.bad(k) }
    await Task.yield()
    return "v\(k)"
}
async let one = cache.value(for: 1), two = cache.value(for: 1), three = cache.value(for: 2)
print(try await [one, two, three], await cache.loads)
do { _ = try await cache.value(for: -4) } catch Oops.bad(let n) where n < 0 { print("bad", n) }
func retry<T>(times: Int, _ op: (Int) async throws -> T) async throws -> T {
    var last: any Error = Oops.bad(0)
    for i in 1...times {
        do { return try await op(i) } catch { last = error; try await Task.sleep(nanoseconds: 1) }
    }
    throw last
}
print(try await retry(times: 3) { i in if i < 3 { throw Oops.bad(i) }; return "done \(i)" })
do { _ = try await retry(times: 2) { throw Oops.bad($0) } as Int } catch { print(error) }
let work = Task { () -> String in
    do { try await Task.sleep(for: .seconds(60)); return "slept" }
    catch is CancellationError { return "cancelled \(Task.isCancelled)" }
}
work.cancel()
print(try await work.value)
let r = await withTaskCancellationHandler { await Task { 5 }.value } onCancel: { print("never") }
print(r)
let results = await withTaskGroup(of: Result<Int, Oops>.self) { g -> [Int] in
    for i in 0..<5 { g.addTask { i == 3 ? .failure(.bad(i)) : .success(i * i) } }
    var ok: [Int] = []
    for await r in g { if case .success(let v) = r { ok.append(v) } }
    return ok.sorted()
}
print(results)
let stream = AsyncThrowingStream<Int, any Error> { c in
    Task { for i in 1...3 { c.yield(i) }; c.finish(throwing: Oops.bad(99)) }
}
do { for try await v in stream { print("got", v) } } catch { print("stream failed", error) }
@MainActor final class ViewModel {
    private(set) var state = "idle" { didSet { log.append("\(oldValue)>\(state)") } }
    private(set) var log: [String] = []
    private var task: Task<Void, Never>?
    func load() { task?.cancel(); task = Task { [weak self] in self?.state = "loading"; await Task.yield(); guard !Task.isCancelled else { return }; self?.state = "loaded" } }
    func wait() async { await task?.value }
}
let vm = ViewModel(); vm.load(); await vm.wait(); print(vm.log)
// expect: 3 2 1 10 true 4
// expect: [60, 40]
// expect: ["v1", "v1", "v2"] 2
// expect: bad -4
// expect: done 3
// expect: bad(2)
// expect: cancelled true
// expect: 5
// expect: [0, 1, 4, 16]
// expect: got 1
// expect: got 2
// expect: got 3
// expect: stream failed bad(99)
// expect: ["idle>loading", "loading>loaded"]
