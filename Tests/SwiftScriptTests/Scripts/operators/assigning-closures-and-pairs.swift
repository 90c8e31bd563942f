// swift-format-ignore-file
class Button { var actions: [() -> Void] = [] }
func += (b: Button, f: @escaping () -> Void) { b.actions.append(f) }
func += (l: inout [Button], r: (String, Int)) { l.append(Button()) }
let b = Button()
b += { print("hi") }
b.actions[0]()
var l: [Button] = []
l += ("a", 1)
print(l.count)
struct V { var x = 0.0 }
func += (v: inout V, f: (Double) -> Double) { v.x = f(v.x) }
var v = V(x: 2)
v += { $0 * 3 }
print(v)
struct PP { var x = 0.0 }
func += (p: inout PP, d: (dx: Double, n: Int)) { p.x += d.dx }
var p = PP()
p += (dx: 1, n: 2)
p += (1, 2)
print(p.x)
// expect: hi
// expect: 1
// expect: V(x: 6.0)
// expect: 2.0
