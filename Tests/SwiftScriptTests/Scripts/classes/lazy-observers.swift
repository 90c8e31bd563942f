// swift-format-ignore-file
// Lazy properties with observers: their didSet makes the old value only where it asks for it.
class L { init() {}; lazy var z: Int = { print("z made"); return 3 }() { didSet { print("z did", oldValue, z) } }
  lazy var w: [Int] = [1] { willSet { print("w will", newValue) } }
  lazy var q = "a" { didSet { print("q did"); if q.count < 3 { q += "b" } } }
  lazy var v: L2 = L2(n: z) { didSet { print("v", v.n) } willSet { print("wv", newValue.n) } } }
struct L2 { var n: Int; lazy var d: Int = n * 2 { didSet { print("d", d, oldValue) } } }
class M: L { override var z: Int { didSet { print("M z", z) } } }
let l = L(); l.z += 1; l.z = 9
let l2 = L(); l2.z = 5; l2.w.append(4); l2.w = []; print(l2.w); l2.w.append(7)
l2.q = "x"; print(l2.q)
l2.v.n += 1; l2.v = L2(n: 8); l2.v.d += 3; l2.v.d = 1
var s = L2(n: 4); s.d = 3; print(s.d); s.d += 1
func inc(_ x: inout Int) { x += 100 }
inc(&s.d); inc(&l2.z); print(s.d, l2.z)
let m = M(); m.z = 4; m.z += 1
func loc() { lazy var k: Int = { print("k"); return 1 }() { didSet { print("k did", oldValue) } }; k += 1; k = 5; print(k) }
loc()
// expect: z made
// expect: z did 3 4
// expect: z did 4 9
// expect: z made
// expect: z did 3 5
// expect: w will [1, 4]
// expect: w will []
// expect: []
// expect: w will [7]
// expect: q did
// expect: q did
// expect: q did
// expect: xbb
// expect: wv 6
// expect: v 6
// expect: wv 8
// expect: v 8
// expect: d 19 16
// expect: wv 8
// expect: v 8
// expect: d 1 19
// expect: wv 8
// expect: v 8
// expect: d 3 8
// expect: 3
// expect: d 4 3
// expect: d 104 4
// expect: z did 5 105
// expect: 104 105
// expect: z made
// expect: z did 3 4
// expect: M z 4
// expect: z did 4 5
// expect: M z 5
// expect: k
// expect: k did 1
// expect: k did 2
// expect: 5
