// swift-format-ignore-file
// parser combinators
struct Parser<Output> {
  let run: (inout Substring) throws -> Output
  func parse(_ s: String) throws -> Output { var r = s[...]; let o = try run(&r); guard r.isEmpty else { throw ParseError.rest(String(r)) }; return o }
}
enum ParseError: Error, CustomStringConvertible { case expected(String, String), rest(String)
  var description: String { switch self { case .expected(let e, let f): "expected \(e), found '\(f)'"; case .rest(let r): "unparsed '\(r)'" } } }
func char(_ what: String, _ p: @escaping (Character) -> Bool) -> Parser<Character> {
  Parser { s in guard let c = s.first, p(c) else { throw ParseError.expected(what, String(s.prefix(3))) }; s.removeFirst(); return c }
}
func literal(_ l: String) -> Parser<Void> { Parser { s in guard s.hasPrefix(l) else { throw ParseError.expected(l, String(s.prefix(l.count))) }; s.removeFirst(l.count) } }
extension Parser {
  func map<B>(_ f: @escaping (Output) throws -> B) -> Parser<B> { Parser<B> { try f(run(&$0)) } }
  func flatMap<B>(_ f: @escaping (Output) -> Parser<B>) -> Parser<B> { Parser<B> { try f(run(&$0)).run(&$0) } }
  func many(_ min: Int = 0) -> Parser<[Output]> { Parser<[Output]> { s in
    var out: [Output] = []
    while true { let save = s; do { out.append(try run(&s)) } catch { s = save; break } }
    if out.count < min { _ = try run(&s) }
    return out } }
  func skip<B>(_ p: Parser<B>) -> Parser { Parser { let o = try run(&$0); _ = try p.run(&$0); return o } }
  func take<B>(_ p: Parser<B>) -> Parser<(Output, B)> { Parser<(Output, B)> { (try run(&$0), try p.run(&$0)) } }
  func or(_ p: Parser) -> Parser { Parser { s in let save = s; do { return try run(&s) } catch { s = save; return try p.run(&s) } } }
  func sep<B>(by p: Parser<B>) -> Parser<[Output]> { take(p.takeRight(self).many()).map { [$0.0] + $0.1 } }
  func takeRight<B>(_ p: Parser<B>) -> Parser<B> { Parser<B> { _ = try run(&$0); return try p.run(&$0) } }
  static func lazy(_ f: @escaping () -> Parser) -> Parser { Parser { try f().run(&$0) } }
}
let digit = char("digit") { $0.isNumber }
let int = digit.many(1).map { Int(String($0))! }
let ws = char("space") { $0 == " " }.many().map { _ in () }
func tok(_ s: String) -> Parser<Void> { literal(s).skip(ws) }
let number = int.skip(ws)
func factor() -> Parser<Int> { number.or(tok("(").takeRight(.lazy(expr)).skip(tok(")"))) }
func chain(_ p: Parser<Int>, _ ops: Parser<(Int, Int) -> Int>) -> Parser<Int> {
  p.take(ops.take(p).many()).map { first, rest in rest.reduce(first) { $1.0($0, $1.1) } }
}
func term() -> Parser<Int> { chain(factor(), tok("*").map { (*) }.or(tok("/").map { (/) })) }
func expr() -> Parser<Int> { chain(term(), tok("+").map { { $0 + $1 } }.or(tok("-").map { { $0 - $1 } })) }
for s in ["1 + 2 * 3", "(1 + 2) * 3", "8 / 2 - 1", "2 * (3 + ", "7 x"] {
  do { print(s, "=", try expr().parse(s)) } catch { print(s, "->", error) }
}
let list = tok("[").takeRight(number.sep(by: tok(","))).skip(tok("]"))
print(try! list.parse("[1, 2,3 ]"))
indirect enum JSON: Equatable { case num(Int), str(String), arr([JSON]), obj([String: JSON]), bool(Bool), null }
let quoted = literal("\"").takeRight(char("char") { $0 != "\"" }.many().map { String($0) }).skip(tok("\""))
func json() -> Parser<JSON> {
  let n = number.map(JSON.num)
  let s = quoted.map(JSON.str)
  let b = tok("true").map { JSON.bool(true) }.or(tok("false").map { .bool(false) })
  let null = tok("null").map { JSON.null }
  let a = tok("[").takeRight(Parser.lazy(json).sep(by: tok(","))).skip(tok("]")).map(JSON.arr)
  let pair = quoted.skip(tok(":")).take(.lazy(json))
  let o = tok("{").takeRight(pair.sep(by: tok(","))).skip(tok("}")).map { JSON.obj(Dictionary(uniqueKeysWithValues: $0)) }
  return n.or(s).or(b).or(null).or(a).or(o)
}
print(try! json().parse("[1, \"a\", true, [null]]"))
print(try! json().parse("{\"k\": [1,2]}") == .obj(["k": .arr([.num(1), .num(2)])]))
// expect: 1 + 2 * 3 = 7
// expect: (1 + 2) * 3 = 9
// expect: 8 / 2 - 1 = 3
// expect: 2 * (3 +  -> unparsed '* (3 + '
// expect: 7 x -> unparsed 'x'
// expect: [1, 2, 3]
// expect: arr([main.JSON.num(1), main.JSON.str("a"), main.JSON.bool(true), main.JSON.arr([main.JSON.null])])
// expect: true
