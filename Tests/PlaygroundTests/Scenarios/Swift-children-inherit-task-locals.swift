// swift-format-ignore-file
// What a task has for a task-local value its children have, too: `async let`, groups and tasks of its own.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

enum Trace { @TaskLocal static var id = "none" }
func get(_ i: Int) async -> String { "r\(i)@\(Trace.id)" }
Task {
  await Trace.$id.withValue("T1") {
    async let a = get(1)
    print(await a)
    let r = await withTaskGroup(of: String.self) { g in g.addTask { await get(2) }; return await g.next() ?? "" }
    print(r)
    let t = Task { await get(3) }
    print(await t.value)
  }
  print(await get(6))
}
