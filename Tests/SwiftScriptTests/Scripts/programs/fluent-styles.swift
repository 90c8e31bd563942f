// swift-format-ignore-file
// Result builder free DSL, chaining, fluent config
protocol Configurable {}
extension Configurable { func with(_ f: (inout Self) throws -> Void) rethrows -> Self { var c = self; try f(&c); return c } ; func apply(_ f: (Self) -> Void) -> Self { f(self); return self } }
struct Style: Configurable, Equatable { var color = "black", size = 12, bold = false }
final class Label: Configurable { var text = ""; var style = Style() }
let s = Style().with { $0.color = "red"; $0.bold.toggle() }; print(s, s == Style())
let l = Label().apply { $0.text = "hi"; $0.style.size += 2 }; print(l.text, l.style.size)
struct Query { private var parts: [String] = []; private(set) var limit: Int?
  func select(_ cols: String...) -> Query { adding("SELECT " + (cols.isEmpty ? "*" : cols.joined(separator: ", "))) }
  func from(_ t: String) -> Query { adding("FROM \(t)") }
  func `where`(_ c: @autoclosure () -> String, if cond: Bool = true) -> Query { cond ? adding("WHERE \(c())") : self }
  func limit(_ n: Int) -> Query { var q = adding("LIMIT \(n)"); q.limit = n; return q }
  private func adding(_ p: String) -> Query { var q = self; q.parts.append(p); return q }
  var sql: String { parts.joined(separator: " ") } }
print(Query().select("a", "b").from("t").where("x > 1").where("never", if: false).limit(5).sql)
enum HTML: ExpressibleByStringLiteral, CustomStringConvertible { indirect case node(String, [(String, String)], [HTML]); case text(String)
  init(stringLiteral s: String) { self = .text(s) }
  var description: String { switch self { case .text(let t): return t; case let .node(tag, attrs, kids): let a = attrs.map { " \($0.0)=\"\($0.1)\"" }.joined(); return "<\(tag)\(a)>" + kids.map(\.description).joined() + "</\(tag)>" } } }
func div(_ attrs: (String, String)..., kids: () -> [HTML]) -> HTML { .node("div", attrs, kids()) }
func p(_ k: HTML...) -> HTML { .node("p", [], k) }
print(div(("class", "x"), ("id", "y")) { [p("hello ", "world"), "bye"] })
struct Pipeline<In, Out> { let run: (In) throws -> Out; func then<Next>(_ f: @escaping (Out) throws -> Next) -> Pipeline<In, Next> { Pipeline<In, Next> { try f(self.run($0)) } }; func callAsFunction(_ i: In) throws -> Out { try run(i) } }
struct Bad: Error { let why: String }
let parse = Pipeline<String, Int> { guard let n = Int($0) else { throw Bad(why: "not a number: \($0)") }; return n }.then { $0 * 2 }.then { "=\($0)" }
do { print(try parse("21")); print(try parse("x")) } catch let e as Bad { print(e.why) }

@dynamicMemberLookup struct Config { private var d: [String: String] = ["host": "h"]; subscript(dynamicMember k: String) -> String { get { d[k] ?? "?" } set { d[k] = newValue } } }
var c = Config(); c.port = "80"; print(c.host, c.port, c.nope)
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; static func callAsFunction() {} }
print(Adder(n: 3)(4), [1, 2].map(Adder(n: 10).callAsFunction))
func measure<T>(_ label: String = #function, _ f: () throws -> T) rethrows -> T { print("start", label); defer { print("end", label) }; return try f() }
print(measure("m") { 1 + 1 }); func named() { measure { print("in") } }; named()
// expect: Style(color: "red", size: 12, bold: true) false
// expect: hi 14
// expect: SELECT a, b FROM t WHERE x > 1 LIMIT 5
// expect: <div class="x" id="y"><p>hello world</p>bye</div>
// expect: =42
// expect: not a number: x
// expect: h 80 ?
// expect: 7 [11, 12]
// expect: start m
// expect: end m
// expect: 2
// expect: start named()
// expect: in
// expect: end named()
