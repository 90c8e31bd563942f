// swift-format-ignore-file
protocol Expr { associatedtype V; func eval() -> V }
struct Const<V>: Expr { let v: V; init(_ v: V) { self.v = v }; func eval() -> V { v } }
struct Neg<E: Expr>: Expr where E.V: SignedNumeric { let e: E; init(_ e: E) { self.e = e }; func eval() -> E.V { -e.eval() } }
struct Bin<L: Expr, R: Expr>: Expr where L.V == R.V, L.V: Numeric {
  let l: L, r: R
  func eval() -> L.V { l.eval() + r.eval() }
}
print(Bin(l: Const(1.5), r: Const(2)).eval())
print(Bin(l: Const(2), r: Const(1.5)).eval())
print(Bin(l: Const(1), r: Bin(l: Const(2), r: Const(3))).eval())
print(Bin(l: Const(1), r: Bin(l: Const(2), r: Const(3.5))).eval())
print(Bin(l: Const(1.5), r: Neg(Const(2))).eval())
print(Bin(l: Const(0.5), r: Bin(l: Const(2), r: Const(3))).eval())

// expect: 3.5
// expect: 3.5
// expect: 6
// expect: 6.5
// expect: -0.5
// expect: 5.5
