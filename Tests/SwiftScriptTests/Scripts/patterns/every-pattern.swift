// swift-format-ignore-file
// pattern matching
enum Expr { indirect case add(Expr, Expr), mul(Expr, Expr), neg(Expr); case num(Int), v(String) }
func eval(_ e: Expr, _ env: [String: Int] = [:]) -> Int? { switch e { case .num(let n): n; case .v(let s): env[s]; case .add(let a, let b): if let x = eval(a, env), let y = eval(b, env) { x + y } else { nil }; case let .mul(a, b): eval(a, env).flatMap { x in eval(b, env).map { x * $0 } }; case .neg(let x): eval(x, env).map(-) } }
func simplify(_ e: Expr) -> Expr { switch e { case .add(.num(0), let x), .add(let x, .num(0)): return simplify(x); case .mul(.num(0), _), .mul(_, .num(0)): return .num(0); case .mul(.num(1), let x), .mul(let x, .num(1)): return simplify(x); case .neg(.neg(let x)): return simplify(x); case let .add(a, b): return .add(simplify(a), simplify(b)); case let .mul(a, b): return .mul(simplify(a), simplify(b)); default: return e } }
print(eval(.add(.num(2), .mul(.v("x"), .num(3))), ["x": 4]) as Any, eval(.v("q")) as Any, simplify(.add(.num(0), .mul(.num(1), .neg(.neg(.v("y")))))))
func point(_ p: (Int, Int)) -> String { switch p { case (0, 0): "origin"; case (let x, 0): "x=\(x)"; case (0, let y): "y=\(y)"; case (-2...2, -2...2): "box"; case let (x, y) where x == y: "diag"; case let (x, y) where x == -y: "anti"; case (_, ..<0): "below"; default: "else" } }
print([(0, 0), (5, 0), (0, 1), (1, -2), (9, 9), (7, -7), (9, -1), (5, 6)].map(point))
let values: [Any] = [0, 0.0, 42, 3.14159, "hello", (3.0, 5.0), { (n: String) in "Hello, \(n)" }, [1, 2], ["k": 1], Optional<Int>.none as Any, Expr.num(1)]
for v in values { switch v { case 0 as Int: print("zero int"); case 0 as Double: print("zero double"); case let i as Int: print("int \(i)"); case let d as Double where d > 0: print("pos \(d)"); case is Double: print("other double"); case let s as String: print("str \(s)"); case let (x, y) as (Double, Double): print("pt \(x) \(y)"); case let f as (String) -> String: print(f("M")); case let a as [Int]: print("ints \(a.count)"); case let d as [String: Int]: print("dict \(d)"); case Optional<Any>.none: print("nil"); default: print("something else") } }
let opts: [Int?] = [1, nil, 3]; for case let x? in opts { print(x, terminator: " ") }; for case .some(let x) in opts where x > 1 { print(x, terminator: "|") }; print()
if case 1...9 = 5, case let n? = opts[0], n == 1 { print("both") }
guard case .num(let k) = simplify(.num(7)) else { fatalError() }; print(k)
let ch: Character = "e"; switch ch { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("cons"); default: print("other") }
let (a, (b, c)) = (1, (2, 3)); var (q, _) = (a + b, c); q += 1; print(a, b, c, q)
switch "abc" { case let s where s.hasPrefix("x"): print("x"); case "abc": print("abc"); fallthrough; case "never": print("fell"); default: break }
outer: for i in 0... { for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; print(i, j, terminator: ";") } }; print()
var n = 3; repeat { n -= 1; if n == 1 { continue }; print("n", n) } while n > 0; loop: while true { switch n { case 3: break loop; default: n += 1 } }; print(n)
let grade = switch 87 { case 90...: "A"; case 80..<90: "B"; default: "C" }; let sgn = if n > 0 { "pos" } else if n < 0 { "neg" } else { "zero" }; print(grade, sgn)
func opt(_ a: Int?, _ b: Int?) -> String { switch (a, b) { case let (x?, y?): "\(x + y)"; case (let x?, nil), (nil, let x?): "one \(x)"; case (nil, nil): "none" } }; print(opt(1, 2), opt(nil, 3), opt(nil, nil))
enum Net { case ok(code: Int, body: String), err(Error) }; struct X: Error {}; for r in [Net.ok(code: 200, body: "b"), .ok(code: 404, body: ""), .err(X())] { switch r { case .ok(200...299, let b): print("ok", b); case .ok(code: let c, body: _): print("code", c); case .err(let e as X): print("X", e); case .err: print("e") } }
// expect: Optional(14) nil v("y")
// expect: ["origin", "x=5", "y=1", "box", "diag", "anti", "below", "else"]
// expect: zero int
// expect: zero double
// expect: int 42
// expect: pos 3.14159
// expect: str hello
// expect: pt 3.0 5.0
// expect: Hello, M
// expect: ints 2
// expect: dict ["k": 1]
// expect: nil
// expect: something else
// expect: 1 3 3|
// expect: both
// expect: 7
// expect: vowel
// expect: 1 2 3 4
// expect: abc
// expect: fell
// expect: 0 0;0 1;1 0;1 1;
// expect: n 2
// expect: n 0
// expect: 3
// expect: B pos
// expect: 3 one 3 none
// expect: ok b
// expect: code 404
// expect: X X()
