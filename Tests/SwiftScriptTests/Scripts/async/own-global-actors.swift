// swift-format-ignore-file
@globalActor actor Store { static let shared = Store() }
@Store func work() -> Int { helper() + 1 }
@Store func helper() -> Int { 3 }
@Store final class Cache { var items: [String] = []; init() {}; func add(_ s: String) { items.append(s) }; nonisolated func name() -> String { "cache" } }
class Model { init() {}; @Store func load() -> String { "l\(work())" }; @Store static func st() -> Int { 4 } ; var n = 1 }
print(await work())
let c = await Cache()
await c.add("x")
print(await c.items, c.name())
let m = Model()
print(await m.load(), await Model.st())
let t = Task { @Store in c.add("y"); return work() }
print(await t.value, await c.items.count)
func f() async { await c.add("z"); print(await work()) }
await f()
@Store func g() async { let k = Cache(); k.add("q"); print(k.items); await main(); print(await m.n) }
func main() { print("main") }
await g()
// expect: 4
// expect: ["x"] cache
// expect: l4 4
// expect: 4 2
// expect: 4
// expect: ["q"]
// expect: main
// expect: 1
