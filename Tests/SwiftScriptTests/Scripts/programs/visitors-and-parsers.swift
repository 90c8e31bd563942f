// swift-format-ignore-file
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ b: Bin) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let v: Double; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Bin: Node { let op: Character, l: any Node, r: any Node; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Double { n.v }
  func visit(_ b: Bin) -> Double { let (l, r) = (b.l.accept(self), b.r.accept(self)); switch b.op { case "+": return l + r; case "*": return l * r; default: return .nan } } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.v)" }; func visit(_ b: Bin) -> String { "(\(b.l.accept(self)) \(b.op) \(b.r.accept(self)))" } }
let e = Bin(op: "+", l: Num(v: 1), r: Bin(op: "*", l: Num(v: 2), r: Num(v: 3)))
print(e.accept(Show()), e.accept(Eval()))
enum Token: Equatable { case num(Double), op(Character), lp, rp }
func lex(_ s: String) throws -> [Token] { var out: [Token] = [], i = s.startIndex; while i < s.endIndex { let c = s[i]; switch c { case " ": i = s.index(after: i); case "(": out.append(.lp); i = s.index(after: i); case ")": out.append(.rp); i = s.index(after: i); case "+", "-", "*", "/": out.append(.op(c)); i = s.index(after: i); case _ where c.isNumber: let j = s[i...].firstIndex { !$0.isNumber && $0 != "." } ?? s.endIndex; out.append(.num(Double(s[i..<j])!)); i = j; default: throw LexError.bad(c, at: s.distance(from: s.startIndex, to: i)) } }; return out }
enum LexError: Error { case bad(Character, at: Int) }
struct P { var ts: ArraySlice<Token>; mutating func expr() -> Double { var v = term(); while case .op(let o)? = ts.first, "+-".contains(o) { ts.removeFirst(); let r = term(); v = o == "+" ? v + r : v - r }; return v }
  mutating func term() -> Double { var v = atom(); while let t = ts.first, t == .op("*") || t == .op("/") { ts = ts.dropFirst(); let r = atom(); if t == .op("*") { v *= r } else { v /= r } }; return v }
  mutating func atom() -> Double { switch ts.popFirst() { case .num(let n)?: return n; case .lp?: let v = expr(); ts.removeFirst(); return v; case .op("-"): return -atom(); default: return 0 } } }
for s in ["1 + 2 * 3", "(1+2)*3 - 4/2", "-2 * (3 + 1)", "2 $ 3"] { do { var p = P(ts: try lex(s)[...]); print(s, "=", p.expr()) } catch LexError.bad(let c, let at) { print("bad \(c) at \(at)") } }
// expect: (1.0 + (2.0 * 3.0)) 7.0
// expect: 1 + 2 * 3 = 7.0
// expect: (1+2)*3 - 4/2 = 7.0
// expect: -2 * (3 + 1) = -8.0
// expect: bad $ at 2
