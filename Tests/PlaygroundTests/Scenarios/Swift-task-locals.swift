// swift-format-ignore-file
// Values of a task: asked for anywhere below, and back to what they were after.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

enum Context {
  @TaskLocal static var trace = "root"
  @TaskLocal static var depth: Int?
}
func show() { print(Context.trace, Context.depth as Any) }
func showDeeper() { Context.$depth.withValue(2) { show() } }
Context.$trace.withValue("request") {
  show()
  showDeeper()
  show()
}
show()
let doubled = Context.$depth.withValue(3) { (Context.depth ?? 0) * 2 }
print(doubled)
