// swift-format-ignore-file
var m = (x: 1, y: 2)
m = (y: 1, x: 2)
print(m)
func f() -> (w: Int, h: String) { (h: "a", w: 3) }
print(f())
let p: (a: Double, b: Int) = (b: 1, a: 2)
print(p)
func show(_ s: (w: Int, h: Int)) { print(s.w, s.h) }
show((h: 1, w: 2))
let q = (h: 5, w: 6)
show(q)
// expect: (x: 2, y: 1)
// expect: (w: 3, h: "a")
// expect: (a: 2.0, b: 1)
// expect: 2 1
// expect: 6 5
