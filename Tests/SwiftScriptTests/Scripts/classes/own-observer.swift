// swift-format-ignore-file
class C {
  var n = 0 { didSet { print("n didSet", oldValue, n); if n > 10 { n = 10 } ; if n < 0 { self.n = 0 } } }
  var w = 0 { willSet { print("w willSet", newValue); if newValue > 5 { other.w = 1 } } }
  lazy var other: C = C()
  var list: [Int] = [] { didSet { print("list", list); if list.count > 2 { list.removeFirst() } } }
  var s: String = "" { didSet { s = s.uppercased(); self.s += "!" } }
  func reset() { n = 0 }
}
struct S {
  var v = 1 { didSet { if v > 3 { v = 3; print("clamped") } } }
  var t = 1 { didSet { bump(); t += 1 } }
  mutating func bump() { print("bump", t) }
}
class C0 { var n = 0; init() {} }
class D: C0 { override init() {}; override var n: Int { didSet { print("D", n); if n > 5 { n = 5 } } } }
let c = C()
c.n = 42; print(c.n)
c.n = -3; print(c.n)
c.w = 9; print(c.w, c.other.w)
c.list = [1, 2, 3]; print(c.list)
c.list.append(9); print(c.list)
c.s = "ab"; print(c.s)
var s = S(); s.v = 9; print(s.v)
s.t = 5; print(s.t)
class E2 { var n = 0 { didSet { print("E2", n); if n < 3 { let me = self; me.n += 1 } } } }
let e = E2(); e.n = 1; print(e.n)
class F { var n = 0 { didSet { print("F", n); helper() } } 
  func helper() { if n < 3 { n += 1 } } }
let f = F(); f.n = 1; print(f.n)
class G { var n = 0 { didSet { let work = { self.n = 7 }; if n < 3 { work() } ; print("G", n) } } }
let g = G(); g.n = 1; print(g.n)

let d = D(); d.n = 9; print(d.n)
// expect: n didSet 0 42
// expect: 10
// expect: n didSet 10 -3
// expect: 0
// expect: w willSet 9
// expect: w willSet 1
// expect: 9 1
// expect: list [1, 2, 3]
// expect: [2, 3]
// expect: list [2, 3, 9]
// expect: [3, 9]
// expect: AB!
// expect: clamped
// expect: 3
// expect: bump 5
// expect: 6
// expect: E2 1
// expect: E2 2
// expect: E2 3
// expect: 3
// expect: F 1
// expect: F 2
// expect: F 3
// expect: 3
// expect: G 7
// expect: G 7
// expect: 7
// expect: D 9
// expect: D 5
// expect: 5
