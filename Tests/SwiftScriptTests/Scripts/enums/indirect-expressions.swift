// swift-format-ignore-file
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
func eval(_ e: Expr) -> Int { switch e { case .num(let n): n; case let .add(a, b): eval(a) + eval(b); case let .mul(a, b): eval(a) * eval(b); case .neg(let e): -eval(e) } }
print(eval(.add(.num(2), .mul(.num(3), .neg(.num(4))))))

// expect: -10
