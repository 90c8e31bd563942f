// swift-format-ignore-file
// A static property that is changed has its first value before what changes it.
func told<T>(_ n: String, _ v: T) -> T { print(n); return v }
struct P { var x = 0; mutating func add(_ n: Int) { x += n } }
enum A {
  static var a: Int = told("a made", 1)
  static var b: Int = told("b made", 1)
  static var c: [Int] = told("c made", [1])
  static var d: P = told("d made", P())
  static var e: Int = told("e made", 1)
  static var f: P = told("f made", P())
  static var g: Int? = told("g made", 1)
  static var h: [P] = told("h made", [P()])
  static var i: [Int] = told("i made", [1, 2])
  static var j: Int = told("j made", 1) { didSet { print("j set") } }
  static var k: Int = told("k made", 1) { didSet { print("k set") } }
  static var l: [String: Int] = told("l made", [:])
  static var m: Int = told("m made", 1)
  static var n: (Int, Int) = told("n made", (1, 2))
}
func put(_ x: inout Int, _ y: Int) { x += y }
func put2(_ y: Int, _ x: inout Int) { x += y }
put(&A.a, told("arg", 1))
A.b += told("plus", 1)
A.c.append(told("element", 1))
A.d.add(told("add", 1))
A.e = told("value", 1)
A.f.x = told("field", 1)
A.g? += told("opt", 1)
A.h[told("index", 0)].x += told("x", 1)
A.i[told("index", 0)] = told("v", 1)
A.j = told("jv", 1)
A.k += told("kv", 1)
A.l["a", default: told("default", 0)] += told("one", 1)
put2(told("first", 1), &A.m)
A.n.0 = told("n0", 1)
class C { static var s: Int = told("s made", 1); static var t: P = told("t made", P()) }
put(&C.s, told("c arg", 1))
C.t.add(told("t add", 1))
// expect: a made
// expect: arg
// expect: b made
// expect: plus
// expect: c made
// expect: element
// expect: d made
// expect: add
// expect: e made
// expect: value
// expect: f made
// expect: field
// expect: g made
// expect: opt
// expect: h made
// expect: index
// expect: x
// expect: i made
// expect: index
// expect: v
// expect: jv
// expect: j made
// expect: j set
// expect: kv
// expect: k made
// expect: k set
// expect: l made
// expect: one
// expect: default
// expect: first
// expect: m made
// expect: n made
// expect: n0
// expect: s made
// expect: c arg
// expect: t made
// expect: t add
