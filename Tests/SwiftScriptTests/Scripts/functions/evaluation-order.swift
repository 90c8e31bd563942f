// swift-format-ignore-file
// What is reckoned when: arguments before defaults, places put back last in first out.
// observers of inout copies: in-out writeback semantic & evaluation order
func p<T>(_ s: String, _ v: T) -> T { print("[\(s)]", terminator: ""); return v }
struct Tr { var name: String; private var s: [Int] = [1, 2, 3]; init(_ n: String) { name = n }; subscript(i: Int) -> Int { get { print("get\(name)\(i)", terminator: " "); return s[i] } set { print("set\(name)\(i)=\(newValue)", terminator: " "); s[i] = newValue } }; var v: Int { get { print("getv", terminator: " "); return s[0] } set { print("setv\(newValue)", terminator: " "); s[0] = newValue } }; mutating func mut(_ i: Int) -> Int { s[0] += i; return s[0] } }
var cc = Tr("ccc"); var a = Tr("a"), b = Tr("b"); a[p("i", 0)] = b[p("j", 1)]; print(); a[p("x", 0)] += p("y", 5); print(); (a[0], b[1]) = (b[p("r", 2)], a[p("s", 1)]); print(); swap(&a[0], &b[0]); print(); func two(_ x: inout Int, _ y: Int, _ z: inout Int) { x += y; z += x }; two(&a[p("1", 0)], b[p("2", 0)], &cc.name.count0); print()
extension String { var count0: Int { get { print("getc", terminator: " "); return count } set { print("setc", terminator: " "); self = String(repeating: "*", count: newValue) } } }
print(cc.name); a.v = a.v + a.mut(p("m", 1)); print(a.v); let f = [p("e0", 0), p("e1", 1)].map { p("c", $0) }; print(f); print(p("t", 1) + p("u", 2) * p("w", 3), p("l", false) && p("r", true), p("l2", true) || p("r2", true), p("n", nil as Int?) ?? p("d", 4)); let d = [p("k1", "x"): p("v1", 1), p("k2", "y"): p("v2", 2)]; print(d.count)
func args(_ a: Int = p("da", 1), b: Int = p("db", 2), _ c: Int...) -> Int { a + b + c.reduce(0, +) }; print(args(b: p("B", 3)), args(p("A", 1)), args(p("A", 1), p("C1", 1), p("C2", 2))); print(p("cond", true) ? p("yes", 1) : p("no", 2)); struct M { let x, y: Int; init(x: Int = p("dx", 0), y: Int) { self.x = x; self.y = y } }; _ = M(y: p("Y", 1)); print()
class Cn { var o: Cn? = nil; var n = 0; var get: Cn { print("get", terminator: " "); return self }; var opt: Cn? { print("opt", terminator: " "); return o }; func m(_ x: Int) -> Cn { print("m\(x)", terminator: " "); return self } }; let c = Cn(); c.get.n = p("rhs", 1); print(); c.opt?.n = p("skipped", 2); print(); c.get.m(p("q", 1)).get.n += p("rr", 2); print(c.n); c.opt?.m(p("never", 3)).n = 3; print(); c.o = Cn(); c.opt?.get.m(p("now", 3)).n = p("val", 3); print(c.o!.n); c.o!.n = c.get.m(1).n + c.opt!.n; print(c.o!.n)
for i in p("lo", 0)..<p("hi", 2) where p("w", i) >= 0 { print("b\(i)", terminator: " ") }; print(); var k = 0; while p("wc", k) < 2 { k += 1; defer { print("df", terminator: " ") }; if k == 1 { continue } }; print(); switch p("sw", 3) { case p("p1", 1): print(1); case p("p3", 3) where p("wh", false): print("w"); case p("p3b", 3): print("hit"); default: print("d") }; guard let g = p("g1", Optional(1)), p("g2", g) > 0 else { fatalError() }; print(g); let t = (p("ta", 1), p("tb", 2)); print(t.0 + t.1); let str = "\(p("s1", 1)) \(p("s2", "x"))"; print(str); let cl = { [x = p("cap", 5)] in x + p("in", 1) }; print(cl(), cl())
// expect: [i][j]getb1 seta0=2 
// expect: [x][y]geta0 seta0=7 
// expect: [r]getb2 [s]geta1 seta0=3 setb1=2 
// expect: geta0 getb0 setb0=3 seta0=1 
// expect: [1][2]getb0 geta0 getc setc seta0=4 
// expect: *******
// expect: getv [m]setv9 getv 9
// expect: [e0][e1][c][c][0, 1]
// expect: [t][u][w][l][l2][n][d]7 false true 4
// expect: [k1][v1][k2][v2]2
// expect: [B][da][A][db][A][C1][C2][db]4 3 6
// expect: [cond][yes]1
// expect: [Y][dx]
// expect: get [rhs]
// expect: opt 
// expect: get [q]m1 get [rr]3
// expect: opt 
// expect: opt get [now]m3 [val]3
// expect: get m1 opt 6
// expect: [lo][hi][w]b0 [w]b1 
// expect: [wc]df [wc]df [wc]
// expect: [sw][p1][p3][wh][p3b]hit
// expect: [g1][g2]1
// expect: [ta][tb]3
// expect: [s1][s2]1 x
// expect: [cap][in][in]6 6
