// swift-format-ignore-file
// enum-heavy interpreter
indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), variable(String)
  func eval(_ env: [String: Double] = [:]) throws -> Double { switch self { case .num(let v): return v; case let .add(l, r): return try l.eval(env) + r.eval(env); case let .mul(l, r): return try l.eval(env) * r.eval(env); case .neg(let e): return try -e.eval(env); case .variable(let n): guard let v = env[n] else { throw EvalError.unbound(n) }; return v } } }
enum EvalError: Error, CustomStringConvertible { case unbound(String), parse(at: Int); var description: String { switch self { case .unbound(let n): "unbound \(n)"; case .parse(let at): "parse error at \(at)" } } }
struct Parser { var toks: [Token]; var i = 0
  enum Token: Equatable { case num(Double), op(Character), id(String), lp, rp }
  static func lex(_ s: String) -> [Token] { var r: [Token] = []; var it = s.makeIterator(); var c = it.next(); while let ch = c { if ch.isNumber { var n = String(ch); c = it.next(); while let d = c, d.isNumber || d == "." { n.append(d); c = it.next() }; r.append(.num(Double(n)!)); continue }; if ch.isLetter { var n = String(ch); c = it.next(); while let d = c, d.isLetter { n.append(d); c = it.next() }; r.append(.id(n)); continue }; switch ch { case "(": r.append(.lp); case ")": r.append(.rp); case "+", "*", "-": r.append(.op(ch)); default: break }; c = it.next() }; return r }
  mutating func expr() throws -> Expr { var l = try term(); while i < toks.count, toks[i] == .op("+") { i += 1; l = .add(l, try term()) }; return l }
  mutating func term() throws -> Expr { var l = try atom(); while i < toks.count, case .op("*") = toks[i] { i += 1; l = .mul(l, try atom()) }; return l }
  mutating func atom() throws -> Expr { guard i < toks.count else { throw EvalError.parse(at: i) }; defer { i += 1 }; switch toks[i] { case .num(let v): return .num(v); case .id(let n): return .variable(n); case .op("-"): i += 1; return .neg(try atomNoAdvance()); case .lp: i += 1; let e = try expr(); guard i < toks.count, toks[i] == .rp else { throw EvalError.parse(at: i) }; return e; default: throw EvalError.parse(at: i) } }
  mutating func atomNoAdvance() throws -> Expr { let e = try atom(); i -= 1; return e } }
for s in ["1 + 2 * 3", "(1 + 2) * x", "-4 * (2 + y)", "2 *", "(1"] { do { var p = Parser(toks: Parser.lex(s)); let e = try p.expr(); print(s, "=", try e.eval(["x": 5])) } catch let e as EvalError { print(s, "!", e) } }
print(Expr.add(.num(1), .neg(.variable("z"))))

// expect: 1 + 2 * 3 = 7.0
// expect: (1 + 2) * x = 15.0
// expect: -4 * (2 + y) ! unbound y
// expect: 2 * ! parse error at 2
// expect: (1 ! parse error at 2
// expect: add(main.Expr.num(1.0), main.Expr.neg(main.Expr.variable("z")))
