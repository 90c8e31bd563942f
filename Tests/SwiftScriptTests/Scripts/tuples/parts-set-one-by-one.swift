// swift-format-ignore-file
struct Pt { 
  var p: (x: Int, y: Int)
  init() { self.p.x = 1; self.p.y = 2 }
}
struct Pt2 { 
  var p: (x: Int, y: Int)
  init(_ a: Int) { p.x = a; p.y = a * 2 }
}
print(Pt().p, Pt2(4).p.y)
class C { 
  var size: (Int, Int)
  let tag: (name: String, n: Int)
  init(a: Int) { size.0 = a; size.1 = a + 1; tag = ("t", a) }
  func grow() { size.0 += 1; size = (size.0, size.1 * 2) }
}
let c = C(a: 4)
c.grow()
print(c.size, c.tag.name, c.tag)
var t: (a: Int, b: String)
t.a = 1
t.b = "x"
print(t)
// expect: (x: 1, y: 2) 8
// expect: (5, 10) t (name: "t", n: 4)
// expect: (a: 1, b: "x")
