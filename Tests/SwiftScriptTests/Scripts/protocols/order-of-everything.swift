// swift-format-ignore-file
// Initial values, defaults, observers and witnesses, each in its turn.
nonisolated func t<T>(_ s: String, _ x: T) -> T { print(s, terminator: " "); return x }
func line(_ n: Int) { print("."); print(n, terminator: ": ") }
protocol Sh { var n: Int { get set }; func m(_ a: Int, _ b: Int) -> Int; static func mk(_ n: Int) -> Self; subscript(i: Int) -> Int { get set } }
extension Sh { func d(_ a: Int = t("dd", 1)) -> Int { print("d", terminator: " "); return m(a, t("db", 2)) } ; mutating func two(_ a: inout Int, _ b: Int) { a += b; n += a } 
  var half: Int { get { print("half", terminator: " "); return n / 2 } set { print("sethalf", terminator: " "); n = newValue * 2 } } }
struct A: Sh { var n = t("A.n", 3) { didSet { print("dn", terminator: " ") } }; func m(_ a: Int, _ b: Int) -> Int { print("m", terminator: " "); return a + b }; static func mk(_ n: Int) -> A { print("mk", terminator: " "); return A(n: n) }
  subscript(i: Int) -> Int { get { print("g\(i)", terminator: " "); return n } set { print("s\(i)", terminator: " "); n = newValue } } }
class B: Sh { var n = t("B.n", 3) { willSet { print("wn", terminator: " ") } }; let k = t("B.k", 1); required init(_ n: Int = t("B.def", 7)) { print("B.init", terminator: " "); self.n = n; after() }; func after() { print("B.after", terminator: " ") }
  func m(_ a: Int, _ b: Int) -> Int { print("Bm", terminator: " "); return a * b }; static func mk(_ n: Int) -> Self { print("Bmk", terminator: " "); return Self(n) }
  subscript(i: Int) -> Int { get { print("Bg\(i)", terminator: " "); return n } set { print("Bs\(i)", terminator: " "); n = newValue } }
  convenience init(x: Int, y: Int = t("B.y", 2)) { print("conv", terminator: " "); self.init(x + y); print("convend", terminator: " ") } }
final class D: B { var e = t("D.e", 5); lazy var z = t("D.z", self.n); override var n: Int { didSet { print("Dn", oldValue, terminator: " ") } }
  required init(_ n: Int = t("D.def", 8)) { print("D.init", terminator: " "); e = t("D.e2", 6); super.init(t("sup", n)); print("D.end", terminator: " ") }
  override func after() { print("D.after", e, terminator: " ") }; override func m(_ a: Int, _ b: Int) -> Int { super.m(t("sa", a), t("sb", b)) } }
enum G { case p(Int, String = t("G.def", "x")), q; static func make(_ n: Int) -> G { .p(t("gm", n)) }; var v: Int { switch self { case .p(let a, _): return t("gv", a); case .q: return t("gq", 0) } } }
func gen<T: Sh>(_ x: T, _ y: inout T, _ z: @autoclosure () -> Int) -> Int { print("gen", terminator: " "); y.n += z(); y[x.n] -= z(); y.half += 1; return x.d() + T.mk(t("tm", 1)).n }
line(1); var a = A(); a.n += a.m(t("x", 1), t("y", 2)); print(a.d(), a.d(t("z", 4)))
line(2); var b = B(); let d = D(); print(b.n, d.n)
line(3); print(B(x: t("x", 1)).n, D(x: t("x", 1), y: t("y", 3)).n)
line(4); var a2 = A(n: t("mem", 4)); print(gen(t("a", a), &a2, t("auto", 2)))
line(5); var dd = d; print(gen(d, &dd, t("auto", 2)), d.z)
line(6); var any: any Sh = t("any", a); any.n += t("r", 1); any[t("i", 1)] += t("r", 2); any.half -= t("h", 1); print(any.d(), type(of: any).mk(t("dyn", 3)).n)
line(7); any = t("b", b); any.two(&a.n, t("by", 2)); print(any.n, a.n)
line(8); print(G.p(t("p", 1)).v, G.make(t("q", 2)).v, [G.q, .p(t("r", 3), t("s", "s"))].map(\.v))
line(9); var arr2: [Int] = [1, 2]; var arr = [A(n: 1), A(n: 2)]; arr[t("i", 0)].n += arr[t("j", 1)].n; arr[t("i", 1)][t("k", 5)] = arr[0].m(t("x", 1), t("y", 2)); arr[t("i", 0)].two(&arr2[t("q", 0)], t("w", 3)); print(arr.map(\.n), arr2)
line(10); var opt: A? = A(n: 3); opt?.n += t("r", 1); opt?[t("i", 2)] = t("v", 4); opt?.half += t("h", 1); print(opt!.n, opt?.d() ?? 0, opt.map { $0.m(t("x", 1), t("y", 2)) } ?? 0); opt = nil; opt?.n = t("never", 1)
line(11); func lo(_ f: (Int) throws -> Int, _ n: Int) rethrows -> Int { print("lo", terminator: " "); return try f(t("n", n)) }; print(lo({ t("c", $0 + 1) }, t("arg", 1)))
line(12); var tup = (a: t("ta", 1), b: t("tb", 2)); tup.b += t("r", 1); (tup.a, tup.b) = (t("x", tup.b), t("y", tup.a)); print(tup, (t("m", 1), t("n", 2)) == (1, 2))
line(13); let path = \A.half; a[keyPath: path] += t("r", 2); print(a[keyPath: t("kp", \A.n)], [a, a2].map(\.half))
line(14); b = t("new", D(t("n", 1))); b.n = t("v", 2); (b as? D)?.e += t("e", 1); (b as! D).e -= t("f", 1); print((b as? D)!.e)
line(15); a.n = { print("cl", terminator: " "); return t("ret", 5) }(); a.n -= { a.n + 1 }(); print(a.n)
line(16); for (i, x) in zip(t("z1", [1, 2]), t("z2", [3, 4])) where t("w", x) > 3 { a[t("i", i)] += t("x", x) }; print(a.n)
line(17); while t("c", a.n) > 0, let q = t("q", Optional(a.n)) { a.n -= t("s", q) }; repeat { a.n += t("u", 1) } while t("v", a.n) < 2; print(a.n)
print(".")
// expect: .
// expect: 1: A.n x y m dn dd d db m z d db m 3 6
// expect: .
// expect: 2: B.def B.n B.k B.init B.after D.def D.e D.init D.e2 sup B.n B.k B.init D.after 6 D.end 7 8
// expect: .
// expect: 3: x B.y conv B.n B.k B.init B.after convend x y conv D.e D.init D.e2 sup B.n B.k B.init D.after 6 D.end convend 3 4
// expect: .
// expect: 4: mem a gen auto dn auto g6 s6 dn half sethalf dn dd d db m tm mk 4
// expect: .
// expect: 5: gen auto wn Dn 8 auto Bg10 Bs10 wn Dn 10 half sethalf wn Dn 8 dd d db sa sb Bm tm Bmk D.e D.init D.e2 sup B.n B.k B.init D.after 6 D.end D.z 3 10
// expect: .
// expect: 6: any r dn i r g1 s1 dn h half sethalf dn dd d db m dyn mk 3 3
// expect: .
// expect: 7: b by wn dn 15 8
// expect: .
// expect: 8: p G.def gv q gm G.def gv r s gq gv 1 2 [0, 3]
// expect: .
// expect: 9: i j dn i k x y m s5 dn i q w dn [7, 3] [4, 2]
// expect: .
// expect: 10: r dn i v s2 dn h half sethalf dn dd d db m x y m 6 3 3
// expect: .
// expect: 11: arg lo n c 2
// expect: .
// expect: 12: ta tb r x y m n (a: 3, b: 1) true
// expect: .
// expect: 13: r half sethalf dn kp half half 12 [6, 3]
// expect: .
// expect: 14: n D.e D.init D.e2 sup B.n B.k B.init D.after 6 D.end new v wn Dn 1 e f 6
// expect: .
// expect: 15: cl ret dn dn -1
// expect: .
// expect: 16: z1 z2 w w i x g2 s2 dn 3
// expect: .
// expect: 17: c q s dn c u dn v u dn v 2
// expect: .
