// swift-format-ignore-file
// Operators and functions of one's own beside those of the library.
precedencegroup MonadicPrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
}
infix operator >>=: MonadicPrecedence
func >>= <A, B>(a: A?, f: (A) -> B?) -> B? { a.flatMap(f) }
let x: Int? = 3
let y = x >>= { $0 > 2 ? "big" : nil }
print(y ?? "none")
print((x >>= { n in n * 2 }) ?? 0)
struct AnyView { let s: String }
protocol Modifier { typealias Content = AnyView; func body(content: Content) -> String }
struct Bold: Modifier { func body(content: Content) -> String { "**" + content.s + "**" } }
print(Bold().body(content: AnyView(s: "x")))
func opaque(_ b: Bool) -> some Collection<Int> & BidirectionalCollection { b ? Array(1...3) : [9] }
print(opaque(true).last!, opaque(false).count)
struct Parser<A> { let a: A }
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { Parser(a: (a.a, b.a)) }
print(zip([1, 2], ["a", "b"]).map { "\($1)\($0)" })
for (a, b) in zip([1], [2]) { print(a, b) }
print(Array(zip(1..., "ab")).count)
struct Priority { var raw: Float; static let high = Priority(raw: 750)
    static func - (l: Priority, r: Float) -> Priority { Priority(raw: l.raw - r) } }
struct Expr { var c: Double; var p: Priority }
infix operator ~ : AdditionPrecedence
func ~ (l: Double, r: Priority) -> Expr { Expr(c: l, p: r) }
func ~ (l: Expr, r: Priority) -> Expr { Expr(c: l.c, p: r) }
let e = 80 ~ (.high - 1)
print(e.p.raw)
// expect: big
// expect: 6
// expect: **x**
// expect: 3 1
// expect: ["a1", "b2"]
// expect: 1 2
// expect: 2
// expect: 749.0
