// swift-format-ignore-file
// Which overload is meant: literals as they are by themselves, what demands more first.
// generic constraints / overload resolution
func f(_ x: Int) -> String { "Int" }; func f(_ x: Double) -> String { "Double" }; func f<T>(_ x: T) -> String { "T" }; func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f<T: Comparable>(_ x: [T]) -> String { "[Cmp]" }; func f<T>(_ x: [T]) -> String { "[T]" }; func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T?) -> String { "T?" }; func f(_ x: (Int) -> Int) -> String { "fn" }; func f<C: Collection>(_ x: C) -> String where C.Element == Int { "ColInt" }; func f(_ x: Int...) -> String { "Int..." }; func f(_ x: String = "d", y: Int = 0) -> String { "Sy" }; func f(a x: Int) -> String { "a:" }
struct N {}; let i: UInt8 = 1; 
print(f(1))
print(f(1.5))
print(f("s"))
print(f(N()))
print(f([N()]))
print(f([1.5]))
print(f(Optional(1)))
print(f(Optional(N())))
print(f({ (x: Int) -> Int in x + 1 }))
print(f(1, 2))
print(f(y: 3))
print(f(a: 1))
print(f(i))
print(f(1 as Any))
print(f(nil as Int?))
print(f(("a", 1)))
print(f([1: 2]))
print(f("a" as Character))
print(f(()))
protocol A {}; protocol B: A {}; struct SA: A {}; struct SB: B {}; func g(_ x: some A) -> String { "A" }; func g(_ x: some B) -> String { "B" }; func g(_ x: any A) -> String { "anyA" }; let xs: [any A] = [SA(), SB()]; print(g(SA()), g(SB()), xs.map { g($0) }, g(SB() as any A), g(SB() as any B))
class K { init() {} }; class L: K {}; func h(_ k: K) -> String { "K" }; func h(_ l: L) -> String { "L" }; func h(_ o: AnyObject) -> String { "O" }; func h<T: K>(_ t: T) -> String { "T:K" }; let kl: K = L(); print(h(K()), h(L()), h(kl)); func both<T, U>(_ t: T, _ u: U) -> String { "TU" }; func both<T>(_ t: T, _ u: T) -> String { "TT" }; print(both(1, 2), both(1, "a"), both(1, 2.5), both([1], [2]), both(nil as Int?, 3))
extension Array { func kind() -> String { "any" } }; extension Array where Element: Numeric { func kind() -> String { "num" } }; extension Array where Element == String { func kind() -> String { "str" } }; extension Sequence { func kind() -> String { "seq" } }; extension Collection where Element: Hashable { func kind2() -> String { "hash" } }; extension Collection { func kind2() -> String { "col" } }; extension Sequence where Element: Sequence { func kind3() -> String { "nested" } }; extension Sequence { func kind3() -> String { "flat" } }
print([1].kind(), ["a"].kind(), [N()].kind(), Set([1]).kind(), [1].kind2(), [N()].kind2(), "ab".kind2(), [[1]].kind3(), [1].kind3(), ["ab"].kind3(), [1: 2].kind(), (1...2).kind2()); func gk<T>(_ a: [T]) -> String { a.kind() }; func gn<T: Numeric>(_ a: [T]) -> String { a.kind() }; print(gk([1]), gn([1]))
struct Sub { subscript(i: Int) -> String { "i" }; subscript(s: String) -> String { "s" }; subscript<T>(t: T) -> String { "T" }; subscript(i: Int, j: Int = 5) -> String { "ij\(j)" }; subscript(label l: Int) -> String { "l" }; subscript(r: Range<Int>) -> String { "r" }; subscript(v: Int...) -> String { "v\(v.count)" } ; static subscript(s: String) -> String { "static " + s } }; let sb = Sub(); print(sb[1], sb["a"], sb[1.5], sb[1, 2], sb[label: 1], sb[1, 2, 3], Sub["x"])
func lit(_ x: Float) -> String { "F" }; func lit(_ x: Int) -> String { "I" }; func lit(_ x: Character) -> String { "C" }; func lit(_ x: String) -> String { "S" }; func lit(_ x: [Int]) -> String { "AI" }; func lit(_ x: Set<Int>) -> String { "SI" }; func lit(_ x: Int?) -> String { "I?" }; print(lit(1), lit(1.0), lit("a"), lit([1]), lit(nil)); func cl(_ f: () -> Int) -> String { "()" }; func cl(_ f: (Int) -> Int) -> String { "(I)" }; func cl(_ f: (Int, Int) -> Int) -> String { "(I,I)" }; func cl(_ f: () -> Void) -> String { "V" }; print(cl { 1 }, cl { $0 }, cl { $0 + $1 }, cl { a in a * 2 }, cl { (a, b) in a }); func tr(_ x: Int, _ f: () -> Void) -> String { "x" }; func tr(_ x: Int, g: () -> Void, f: () -> Void) -> String { "gf" }; print(tr(1) {}, tr(1) {} f: {})
func ret() -> Int { 1 }; func ret() -> String { "one" }; let ri: Int = ret(), rs: String = ret(); print(ri, rs, ret() as Int + 1); func rr<T: ExpressibleByIntegerLiteral>() -> T { 7 }; let rd: Double = rr(); let rb: UInt8 = rr(); print(rd, rb, rr() as Int); let opt: Int? = 3; 
// expect: Int
// expect: Double
// expect: Sy
// expect: T
// expect: [T]
// expect: [Cmp]
// expect: Eq
// expect: T?
// expect: fn
// expect: Int...
// expect: Sy
// expect: a:
// expect: Eq
// expect: Any
// expect: Eq
// expect: T
// expect: Eq
// expect: Eq
// expect: T
// expect: anyA anyA ["anyA", "anyA"] anyA anyA
// expect: K L K
// expect: TT TU TU TT TU
// expect: num str any seq hash col hash nested flat nested seq hash
// expect: any num
// expect: i s T ij2 l v3 static x
// expect: I F S AI I?
// expect: () (I) (I,I) (I) (I,I)
// expect: x gf
// expect: 1 one 2
// expect: 7.0 7 7
