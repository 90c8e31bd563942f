// swift-format-ignore-file
enum Expr: ExpressibleByStringLiteral, ExpressibleByFloatLiteral { case v(String), n(Double)
  indirect case neg(Expr)
  init(stringLiteral s: String) { self = .v(s) }
  init(floatLiteral s: Double) { self = .n(s) }
  static prefix func - (a: Self) -> Self { .neg(a) } }
let a: Expr = -"x"
print(a)
let b: [Expr] = [-"y", 2.5]
print(b)
func f(_ e: Expr) { print(e) }
f(-"q")
f(-2.5)
let c: Expr = -(-"z")
print(c)
// expect: neg(main.Expr.v("x"))
// expect: [main.Expr.neg(main.Expr.v("y")), main.Expr.n(2.5)]
// expect: neg(main.Expr.v("q"))
// expect: n(-2.5)
// expect: neg(main.Expr.neg(main.Expr.v("z")))
