// swift-format-ignore-file
// Values of a task and of what it starts: asked for anywhere below, and back to what they were after.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

enum Ctx { @TaskLocal static var trace: String = "root"; @TaskLocal static var depth: Int? }
func show() async { print(Ctx.trace, Ctx.depth as Any) }
func plain() { print(Ctx.trace) }
await Ctx.$trace.withValue("req-1") { await show(); await Ctx.$depth.withValue(2) { await show(); await Task { await show() }.value; await Task.detached { await show() }.value } }
await show()
Ctx.$trace.withValue("sync") { plain() }
plain()
let n = Ctx.$depth.withValue(3) { (Ctx.depth ?? 0) * 2 }
print(n)
await withTaskGroup(of: Void.self) { g in
  await Ctx.$depth.withValue(9) { await show() }
  g.addTask { await show() }
}
