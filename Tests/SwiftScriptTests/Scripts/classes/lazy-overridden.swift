// swift-format-ignore-file
// Lazy properties: overridden by accessors, in memberwise initialisers, set again by their observers.
class A { lazy var z: Int = { print("made"); return 3 }() { didSet { print("z did", z) } }
  var p: Int = 1
  init() { print("init"); z = 7; print("after") }
  init(x: Int) { self.z += x } }
class B: A { override init() { super.init(); z = 8 }
   override init(x: Int) { super.init(x: x) } }
class G<T> { lazy var all: [T] = [] { didSet { print(oldValue.count, "->", all.count) } }; func add(_ t: T) { all.append(t) }
  lazy private(set) var me: G<T> = self { willSet { print("w") } } }
class C: A { override var z: Int { get { super.z + 100 } set { print("C set"); super.z = newValue } } }
_ = A(); _ = A(x: 3)
let b = B(); print(b.p); b.p = 8; let a: A = b; print(a.p)
let g = G<String>(); g.add("x"); g.add("y"); print(g.me === g, g.all)
let c: A = C(); c.z += 1; print(c.z)
struct S { lazy var n: Int = 4 { didSet { print("n", oldValue, n) } }; mutating func f() { n += 1; self.n = 9 } }
var s = S(); s.f()
var t = S(n: 4); t.n += 1; print(t.n)

func loc() { lazy var q = { print("q made"); return "a" }() { didSet { print("q did"); if q.count < 3 { q += "b" } } }; q = "x"; print(q)
 lazy var z: [Int] = [] { willSet { print("will", newValue, z) } }; z.append(3); let f = { z[0] += 4 }; f(); print(z) }
loc()
// expect: init
// expect: z did 7
// expect: after
// expect: made
// expect: z did 6
// expect: init
// expect: z did 7
// expect: after
// expect: z did 8
// expect: 1
// expect: 8
// expect: 0 -> 1
// expect: 1 -> 2
// expect: true ["x", "y"]
// expect: init
// expect: C set
// expect: z did 107
// expect: after
// expect: C set
// expect: z did 208
// expect: 208
// expect: n 4 5
// expect: n 5 9
// expect: n 4 5
// expect: 5
// expect: q did
// expect: q did
// expect: q did
// expect: xbb
// expect: will [3] []
// expect: will [7] [3]
// expect: [7]
