// swift-format-ignore-file
import Foundation
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
// expect: req-1 nil
// expect: req-1 Optional(2)
// expect: req-1 Optional(2)
// expect: root nil
// expect: root nil
// expect: sync
// expect: root
// expect: 6
// expect: root Optional(9)
// expect: root nil
