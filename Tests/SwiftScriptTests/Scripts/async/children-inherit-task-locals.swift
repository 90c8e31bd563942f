// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }
func get(_ i: Int) async -> String { "r\(i)@\(Trace.id)" }
await Trace.$id.withValue("T1") {
  async let a = get(1)
  print(await a)
  let r = await withTaskGroup(of: String.self) { g in g.addTask { await get(2) }; return await g.next()! }
  print(r)
  let t = Task { await get(3) }
  print(await t.value)
}
print(await get(6))

// expect: r1@T1
// expect: r2@T1
// expect: r3@T1
// expect: r6@none
