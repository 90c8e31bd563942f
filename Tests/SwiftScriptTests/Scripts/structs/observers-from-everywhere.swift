// swift-format-ignore-file
// Observers, from wherever a property or a part of it is set.
// observers × places they are set from
nonisolated(unsafe) var log: [String] = []
nonisolated func note(_ s: Any...) { log.append(s.map { "\($0)" }.joined(separator: " ")) }
func line(_ n: Int) { print(n, log.joined(separator: "; ")); log = [] }
struct P { var a = 1 { willSet { note("w a", newValue) } didSet { note("d a", oldValue) } }; var b = 0 { didSet { note("d b") } }
  init() { a = 2; b = 3 }; init(x: Int) { self.init(); a = x }; mutating func m() { a += 1; b = a }; mutating func reset() { self = P() } 
  var both: (Int, Int) { get { (a, b) } set { (a, b) = newValue } } }
class C { var p = P() { didSet { note("d p") } }; var n = 0 { willSet { note("w n") } didSet { note("d n", n); if n > 10 { n = 10 } } }; lazy var z = 5 { didSet { note("d z") } }; static var s = 0 { didSet { note("d s") } }
  weak var w: C? { didSet { note("d w", oldValue == nil) } }; var cl: (() -> Int)? { didSet { note("d cl") } }; var arr = [P(), P()] { didSet { note("d arr") } }; var d = ["k": P()] { willSet { note("w d") } }; var o: P? = P() { didSet { note("d o", o == nil) } }
  init() { n = 1; p.a = 5; setup(); defer { n = 3 }; n = 2 }; func setup() { n = 4; p.b = 9 } ; convenience init(c: Int) { self.init(); n = c } }
extension P: Equatable { static func == (l: P, r: P) -> Bool { l.a == r.a } }
class D: C { override var n: Int { didSet { note("D n", oldValue) } }; override init() { super.init(); n = 7 }; override var p: P { willSet { note("D w p") } } }
var p = P(x: 4); line(1); p.a = 5; p.m(); line(2); p.reset(); line(3); p.both = (1, 2); p.both.0 += 5; line(4)
let c = C(); line(5); c.n = 20; line(6); c.p.a += 1; c.p.m(); c.p = P(); line(7); c.p.both.1 = 4; line(8)
c.z += 1; line(9); C.s += 1; line(10); c.w = c; c.w?.n = 2; line(11); c.cl = { 1 }; c.cl = nil; line(12)
c.arr[0].a = 3; c.arr.append(P()); c.arr[1].m(); line(13); c.d["k"]?.a = 2; c.d["z", default: P()].b += 1; c.d["q"] = P(); line(14)
c.o?.a = 4; c.o!.b = 5; c.o = nil; c.o?.a = 1; line(15)
let dd = D(); line(16); dd.n = 11; line(17); dd.p.a = 0; line(18); let e = C(c: 12); line(19); _ = e
func io(_ n: inout Int) { note("in"); n += 1; note("out") }
io(&c.n); line(20); io(&dd.n); line(21); io(&c.p.a); line(22); io(&p.a); line(23); io(&C.s); line(24); line(25)
for i in c.arr.indices { c.arr[i].a += 1 }; line(26); c.arr.sort { $0.a < $1.a }; c.arr.removeAll(); line(27)
let kp = \C.p.a; c[keyPath: kp] = 3; line(28); let kd: ReferenceWritableKeyPath<D, Int> = \D.n; dd[keyPath: kd] += 1; line(29)
var t = (p, 1) { didSet { note("d t") } }; t.0.a = 1; t.1 = 2; line(30); (t.0.b, c.n) = (1, 2); line(31)
func local() { var l = P() { didSet { note("d l", oldValue.a) } }; l.a = 9; l.m(); { l.b = 1 }(); io(&l.a) }; local(); line(32)
struct W<T> { var v: T { didSet { note("d v") } }; init(_ v: T) { self.v = v }; mutating func set(_ x: T) { v = x }; mutating func mod(_ f: (inout T) -> Void) { f(&v) } }
var w = W([1]); w.set([2]); w.mod { $0.append(1) }; w.v[0] += 1; w.v += [3]; line(33)
// expect: 1 
// expect: 2 w a 5; d a 4; w a 6; d a 5; d b
// expect: 3 
// expect: 4 w a 1; d a 2; d b; w a 6; d a 1; d b
// expect: 5 w a 5; d a 2; w n; d n 4; d b; d p
// expect: 6 w n; d n 20
// expect: 7 w a 6; d a 5; d p; w a 7; d a 6; d b; d p; d p
// expect: 8 w a 2; d a 2; d b; d p
// expect: 9 d z
// expect: 10 d s
// expect: 11 d w true; w n; d n 2
// expect: 12 d cl; d cl
// expect: 13 w a 3; d a 2; d arr; d arr; w a 3; d a 2; d b; d arr
// expect: 14 w a 2; d a 2; w d; d b; w d; w d
// expect: 15 w a 4; d a 2; d o false; d b; d o false; d o true; d o true
// expect: 16 w a 5; d a 2; w n; d n 4; D n 1; d b; D w p; d p; w n; d n 7; D n 3
// expect: 17 w n; d n 11; D n 7
// expect: 18 w a 0; d a 5; D w p; d p
// expect: 19 w a 5; d a 2; w n; d n 4; d b; d p
// expect: 20 in; out; w n; d n 3
// expect: 21 in; out; w n; d n 11; D n 10
// expect: 22 in; out; w a 3; d a 2; d p
// expect: 23 in; out; w a 7; d a 6
// expect: 24 in; out; d s
// expect: 25 
// expect: 26 w a 4; d a 3; d arr; w a 4; d a 3; d arr; w a 3; d a 2; d arr
// expect: 27 d arr; d arr
// expect: 28 w a 3; d a 3; d p
// expect: 29 w n; d n 11; D n 10
// expect: 30 w a 1; d a 7; d t; d t
// expect: 31 d b; d t; w n; d n 2
// expect: 32 w a 9; d a 2; d l 2; w a 10; d a 9; d b; d l 9; d b; d l 10; in; out; w a 11; d a 10; d l 10
// expect: 33 d v; d v; d v; d v
