// swift-format-ignore-file
protocol Drawable { func draw() -> String }
extension Int: Drawable { func draw() -> String { "i\(self)" } }
extension Array: Drawable where Element: Drawable { func draw() -> String { map { $0.draw() }.joined() } }
extension Optional: Drawable where Wrapped: Drawable { func draw() -> String { self?.draw() ?? "-" } }
struct Box<T> { var v: T }
extension Box: Drawable where T: Drawable { func draw() -> String { "[" + v.draw() + "]" } }
func show(_ x: Any) -> String { (x as? any Drawable)?.draw() ?? "no" }
print(show([1, 2]), show(["a"]), show(Box(v: 3)), show(Box(v: "x")), show(Box(v: [1])), show(Box(v: [true])))
print([1] is any Drawable, (["s"] as Any) is any Drawable, (Box(v: 1.5) as Any) is any Drawable)
func g<T>(_ t: T) -> String { if let d = t as? any Drawable { return d.draw() }; return "none" }
print(g(Box(v: "q")), g(Box(v: 9)), g([Box(v: 1)]), g([Box(v: "s")]))
switch Box(v: "z") as Any { case let d as any Drawable: print(d.draw()); default: print("default") }
// expect: i1i2 no [i3] no [i1] no
// expect: true false false
// expect: none [i9] [i1] none
// expect: default
