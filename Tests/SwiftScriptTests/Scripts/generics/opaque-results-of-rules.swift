// swift-format-ignore-file
protocol Rule { func check(_ s: String) -> Bool }
struct Len: Rule { var n: Int; func check(_ s: String) -> Bool { s.count >= n } }
struct And<A: Rule, B: Rule>: Rule { var a: A, b: B; func check(_ s: String) -> Bool { a.check(s) && b.check(s) } }
struct Not<A: Rule>: Rule { var a: A; func check(_ s: String) -> Bool { !a.check(s) } }
extension Rule { func and(_ o: some Rule) -> some Rule { And(a: self, b: o) }
 static prefix func ! (r: Self) -> some Rule { Not(a: r) } }
let rule = Len(n: 2).and(Len(n: 4))
print(rule.check("abc"), rule.check("abcd"), type(of: rule))
print((!rule).check("abc"), type(of: !rule))
func + (l: some Rule, r: some Rule) -> some Rule { l.and(r) }
print((Len(n: 1) + Len(n: 3)).check("ab"))
struct Form { let rule: some Rule = Len(n: 3); func ok(_ s: String) -> Bool { rule.check(s) } }
print(Form().ok("abc"))
let g: some Rule = Len(n: 5)
print(g.check("abc"))
var comp: some Rule { Len(n: 1).and(Len(n: 2)) }
print(comp.check("a"), type(of: comp))
func pick(_ b: Bool) -> some Equatable { b ? 1.5 : 2 }
print(pick(true) == pick(false), pick(false))
func f2(_ k: Int) -> some Equatable { switch k { case 0: return "zero"; default: return "many" } }
print(f2(0) == f2(1), f2(2) == f2(3))
func f3(_ k: Int) -> some Equatable { if k == 0 { "zero" } else { "many" } }
print(f3(0) == f3(1))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> some Any { { (a: A) in g(f(a)) } as (A) -> C }
print(type(of: compose({ (i: Int) in "\(i)" }, { $0.count })))
struct Outer { struct In: Equatable { var x = 1 }; func make() -> some Equatable { In() } }
print(Outer().make() == Outer().make())

// expect: false true And<Len, Len>
// expect: true Not<And<Len, Len>>
// expect: false
// expect: true
// expect: false
// expect: false And<Len, Len>
// expect: false 2.0
// expect: false true
// expect: false
// expect: (Int) -> Int
// expect: true
