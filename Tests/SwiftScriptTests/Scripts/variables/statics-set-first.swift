// swift-format-ignore-file
// Static properties that are set before they are read have their first value before.
// More: property wrappers on statics & order, nested funcs capturing, switch on tuples with where, subscripts w/ defaults, variadics, rethrows, generic defaults, inheritance of statics
func p(_ s: String) -> Int { print("[\(s)]", terminator: " "); return s.count }
struct St { static var a = p("a"); static var b = { p("b") + a }(); static let c = b + 1; static var calc: Int { get { a + b } set { a = newValue } }; static subscript(i: Int) -> Int { get { a * i } set { a = newValue / i } } }
St.a += 1; print(St.a); St.b = 3; print(St.b, St.c); St.calc = 9; St[2] = 30; print(St.a, St[3], St.calc)
class Cs { static var shared = Cs(); static var n = p("Cs.n"); let id: Int; init() { Cs.n += 1; id = Cs.n; print("Cs\(id)", terminator: " ") }; static func reset() { shared = Cs() } }
Cs.reset(); print(Cs.shared.id); class Cs2: Cs { static var m = p("m") + n }; Cs2.n = 50; print(Cs2.m, Cs2.shared.id)
enum Cfg { static var dict = ["x": p("dict")]; static var opt: Int? = p("opt"); static var arr = [p("arr")] }; Cfg.dict["y"] = 2; Cfg.opt? += 1; Cfg.arr.append(3); print(Cfg.dict.count, Cfg.opt!, Cfg.arr); func inc(_ x: inout Int) { x += 1 }; struct Z { static var z = p("zzz") }; inc(&Z.z); print(Z.z); struct Z2 { static var z = p("z2") }; swap(&Z.z, &Z2.z); print(Z.z, Z2.z)
@propertyWrapper struct Ob<T> { var wrappedValue: T { didSet { print("ob", oldValue, wrappedValue, terminator: " ") } }; init(wrappedValue: T) { print("made\(wrappedValue)", terminator: " "); self.wrappedValue = wrappedValue } }; struct Wr { @Ob static var s = p("ws"); @Ob var i = p("wi"); @Ob var j: Int }; Wr.s = 5; Wr.s += 1; var wr = Wr(j: p("j")); wr.i = 8; print(wr.j); wr = Wr(i: 1, j: 2); print(wr.i)
struct Acc { var total = 0 { didSet { hist.append(oldValue) } }; var hist: [Int] = []; mutating func add(_ xs: Int..., scale: Int = 1) -> Self { for x in xs { total += x * scale }; return self } ; static func + (l: Acc, r: Int) -> Acc { var l = l; l.total += r; return l } ; static func += (l: inout Acc, r: Acc) { l.total += r.total; l.hist += r.hist } }
var ac = Acc(); _ = ac.add(1, 2, scale: 3); ac = ac + 4; ac += ac; print(ac.total, ac.hist, ac.add().total)
func nest(_ n: Int) -> [Int] { var out: [Int] = []; func rec(_ k: Int) { if k == 0 { return }; defer { out.append(-k) }; out.append(k); rec(k - 1) }; rec(n); let c = { (x: Int) in out.append(x * 100) }; c(n); return out }; print(nest(2))
let pairs = [(1, "a"), (2, "b"), (1, "c")]; var groups: [Int: [String]] = [:]; for case let (k, v) in pairs where v != "z" { groups[k, default: []].append(v) }; print(groups[1]!, groups.keys.sorted()); let (mn, mx) = pairs.map(\.0).reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }; print(mn, mx)
struct Vec: ExpressibleByArrayLiteral, Equatable { var c: [Double]; init(arrayLiteral e: Double...) { c = e }; static func * (k: Double, v: Vec) -> Vec { var v = v; for i in v.c.indices { v.c[i] *= k }; return v }; static prefix func - (v: Vec) -> Vec { -1 * v }; static func == (l: Vec, r: Vec) -> Bool { zip(l.c, r.c).allSatisfy { abs($0 - $1) < 0.01 } }; subscript(_ i: Int...) -> [Double] { i.map { c[$0] } } }; let vv: Vec = [1, 2, 3]; print((-vv).c, 2 * vv == [2, 4, 6.001], vv[0, 2], vv != -vv)
// expect: [a] 2
// expect: [b] 3 4
// expect: 15 45 18
// expect: [Cs.n] Cs5 Cs6 6
// expect: [m] 51 6
// expect: [dict] [opt] [arr] 2 4 [3, 3]
// expect: [zzz] 4
// expect: [z2] 2 4
// expect: [ws] made2 ob 2 5 ob 5 6 [j] [wi] made2 made1 ob 2 8 1
// expect: made1 made2 1
// expect: 26 [0, 3, 9, 13, 0, 3, 9] 26
// expect: [2, 1, -1, -2, 200]
// expect: ["a", "c"] [1, 2]
// expect: 1 2
// expect: [-1.0, -2.0, -3.0] true [1.0, 3.0] true
