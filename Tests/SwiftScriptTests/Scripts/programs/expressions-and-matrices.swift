// swift-format-ignore-file
// matrix, vector, expression tree
struct Matrix<T: Numeric>: Equatable { let rows: Int, cols: Int; private(set) var g: [T]
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> T) { rows = r; cols = c; g = (0..<r).flatMap { i in (0..<c).map { f(i, $0) } } }
  init(_ rows: [[T]]) { self.init(rows.count, rows.first?.count ?? 0) { rows[$0][$1] } }
  subscript(r: Int, c: Int) -> T { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
  subscript(row r: Int) -> ArraySlice<T> { get { g[r * cols..<(r + 1) * cols] } set { g.replaceSubrange(r * cols..<(r + 1) * cols, with: newValue) } }
  static func identity(_ n: Int) -> Matrix { Matrix(n, n) { $0 == $1 ? 1 : 0 } }
  var transposed: Matrix { Matrix(cols, rows) { self[$1, $0] } }
  static func + (a: Matrix, b: Matrix) -> Matrix { Matrix(a.rows, a.cols) { a[$0, $1] + b[$0, $1] } }
  static func * (a: Matrix, b: Matrix) -> Matrix { precondition(a.cols == b.rows); return Matrix(a.rows, b.cols) { i, j in (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
  static func * (s: T, m: Matrix) -> Matrix { Matrix(m.rows, m.cols) { s * m[$0, $1] } }
  func power(_ n: Int) -> Matrix { n == 0 ? .identity(rows) : n % 2 == 0 ? (self * self).power(n / 2) : self * power(n - 1) }
  func map<U: Numeric>(_ f: (T) -> U) -> Matrix<U> { Matrix<U>(rows, cols) { f(self[$0, $1]) } }
}
extension Matrix: ExpressibleByArrayLiteral { init(arrayLiteral e: [T]...) { self.init(e) } }
extension Matrix: CustomStringConvertible { var description: String { (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(separator: "; ") } }
extension Matrix: Sequence { func makeIterator() -> IndexingIterator<[T]> { g.makeIterator() } }
let m: Matrix = [[1, 2], [3, 4]]
print(m * m, m.transposed, 2 * m, m + .identity(2), m.power(5), m.map { Double($0) / 2 })
var k = m; k[0, 1] += 10; k[row: 1] = [7, 8]; print(k, k == m, k.reduce(0, +), k.max()!)
print(Matrix<Int>([[1, 1], [1, 0]]).power(30)[0, 1])
indirect enum Expr { case num(Double), v(String), bin(Op, Expr, Expr), neg(Expr), call(String, [Expr])
  enum Op: Character { case add = "+", sub = "-", mul = "*", div = "/" 
    var f: (Double, Double) -> Double { switch self { case .add: (+); case .sub: (-); case .mul: (*); case .div: (/) } } } }
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { init(floatLiteral v: Double) { self = .num(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; init(stringLiteral s: String) { self = .v(s) } }
extension Expr {
  static func + (a: Self, b: Self) -> Self { .bin(.add, a, b) }; static func * (a: Self, b: Self) -> Self { .bin(.mul, a, b) }
  static func - (a: Self, b: Self) -> Self { .bin(.sub, a, b) }; static prefix func - (a: Self) -> Self { .neg(a) }
  func eval(_ env: [String: Double] = [:]) throws -> Double { switch self { case .num(let d): return d
    case .v(let n): guard let x = env[n] else { throw Err.unbound(n) }; return x
    case let .bin(o, a, b): return try o.f(a.eval(env), b.eval(env))
    case .neg(let e): return try -e.eval(env)
    case .call("max", let a): return try a.map { try $0.eval(env) }.max() ?? 0
    case .call(let n, _): throw Err.unbound(n) } }
  enum Err: Error { case unbound(String) }
  func simplified() -> Expr { switch self {
    case .bin(.add, .num(0), let e), .bin(.add, let e, .num(0)), .bin(.mul, .num(1), let e), .bin(.mul, let e, .num(1)): e.simplified()
    case .bin(.mul, .num(0), _), .bin(.mul, _, .num(0)): 0
    case let .bin(o, a, b): .bin(o, a.simplified(), b.simplified())
    case .neg(.neg(let e)): e.simplified()
    default: self } }
  func d(_ x: String) -> Expr { switch self { case .num: 0; case .v(let n): n == x ? 1 : 0
    case let .bin(.add, a, b): a.d(x) + b.d(x); case let .bin(.mul, a, b): a.d(x) * b + a * b.d(x)
    case let .bin(.sub, a, b): a.d(x) - b.d(x); case .neg(let e): -e.d(x); default: 0 } }
}
extension Expr: CustomStringConvertible { var description: String { switch self { case .num(let d): d == d.rounded() ? "\(Int(d))" : "\(d)"; case .v(let n): n; case let .bin(o, a, b): "(\(a) \(o.rawValue) \(b))"; case .neg(let e): "-\(e)"; case let .call(n, a): "\(n)(\(a.map(\.description).joined(separator: ", ")))" } } }
let e: Expr = "x" * "x" + 3 * "x" + 0
print(e, "|", e.simplified(), "|", e.d("x").simplified(), try e.eval(["x": 2]))
print(try Expr.call("max", [1, 2.5, -"y"]).eval(["y": -9]), Expr.call("f", ["a", -3]))
do { _ = try (e + "q").eval(["x": 1]) } catch Expr.Err.unbound(let n) { print("unbound", n) }
// expect: 7 10; 15 22 1 3; 2 4 2 4; 6 8 2 2; 3 5 1069 1558; 2337 3406 0.5 1.0; 1.5 2.0
// expect: 1 12; 7 8 false 28 12
// expect: 832040
// expect: (((x * x) + (3 * x)) + 0) | ((x * x) + (3 * x)) | ((x + x) + (0 + 3)) 10.0
// expect: 9.0 f(a, -3)
// expect: unbound q
