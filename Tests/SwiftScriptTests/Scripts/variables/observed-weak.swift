// swift-format-ignore-file
// What is weak or implicitly unwrapped in its own observers.
class C { var n = 1 }
class H {
  weak var c: C? { didSet { print("set", c?.n ?? 0, oldValue === c); c?.n += 1; if let c { print(c.n) } } }
  weak var d: C! { willSet { print("will", newValue.n) } didSet { d.n += 5; print(d.n) } }
  unowned var u: C { didSet { print(u.n) } }
  var i: Int! { didSet { i += 1; print(i!) } }
  init(_ c: C) { u = c }
}
let c = C(), h = H(c)
h.c = c; h.d = c; h.u = c; h.i = 3
print(c.n, h.i!)
h.c = nil
var g: String! { didSet { print(g.count) } }
g = "abc"
func f() { var l: [Int]! { didSet { print(l.count) } }; l = [1]; l.append(2); print(l!) }
f()
struct T { static var s: String! { didSet { print(s.count) } } }
T.s = "ab"
class C2 { var n = 1 }
class H2 {
  weak var c2: C2? { willSet { print("will", newValue?.n ?? -1, c2 == nil) } didSet { print("did", oldValue?.n ?? -1) } }
  weak var d: C2! { willSet { print("will", newValue.n) } }
  var e: C2! { willSet { print("will", newValue.n, newValue!.n) } }
}
let c2 = C2(), h2 = H2()
h2.c2 = c2; h2.d = c2; h2.e = c2
h2.c2 = nil
// expect: set 1 false
// expect: 2
// expect: will 2
// expect: 7
// expect: 7
// expect: 4
// expect: 7 4
// expect: set 0 false
// expect: 3
// expect: 1
// expect: 2
// expect: [1, 2]
// expect: 2
// expect: will 1 true
// expect: did -1
// expect: will 1
// expect: will 1 1
// expect: will -1 false
// expect: did 1
