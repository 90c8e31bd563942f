// swift-format-ignore-file
// result builder: SQL / layout / routes; string interpolation; callAsFunction; dynamicCallable
protocol SQL { var sql: String { get } }
extension String: SQL { var sql: String { "'\(self)'" } }; extension Int: SQL { var sql: String { "\(self)" } }; extension Optional: SQL where Wrapped: SQL { var sql: String { self?.sql ?? "NULL" } }
extension Array: SQL where Element: SQL { var sql: String { "(" + map(\.sql).joined(separator: ", ") + ")" } }
struct Query: ExpressibleByStringInterpolation { var text: String; var binds: [any SQL] = []
  init(stringLiteral s: String) { text = s }
  struct StringInterpolation: StringInterpolationProtocol { var t = "", b: [any SQL] = []; init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ s: String) { t += s }; mutating func appendInterpolation<T: SQL>(_ v: T) { b.append(v); t += "$\(b.count)" }
    mutating func appendInterpolation(raw s: String) { t += s }; mutating func appendInterpolation<T: SQL>(_ v: T, if c: Bool) { if c { appendInterpolation(v) } else { t += "-" } } }
  init(stringInterpolation s: StringInterpolation) { text = s.t; binds = s.b } }
let name: String? = nil
let q: Query = "select * from \(raw: "users") where id in \([1, 2]) and name = \(name) and x = \(5, if: false)"
print(q.text, q.binds.map { $0.sql })
struct Poly { var c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }; func callAsFunction(at xs: Double...) -> [Double] { xs.map { self($0) } } }
let p = Poly(c: [1, 0, 2]); print(p(3), p(at: 0, 1), [1, 2].map { p($0) })
@dynamicCallable struct Call { func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key):\($0.value)" }.joined(separator: ",") } }
print(Call()(a: 1, 2, b: 3))
enum Route { case leaf(String, () -> String), group(String, [Route]) }
@resultBuilder struct Routes { static func buildExpression(_ r: Route) -> [Route] { [r] }; static func buildExpression(_ r: (String, String)) -> [Route] { [.leaf(r.0) { r.1 }] }
  static func buildBlock(_ r: [Route]...) -> [Route] { r.flatMap { $0 } }; static func buildOptional(_ r: [Route]?) -> [Route] { r ?? [] }; static func buildArray(_ r: [[Route]]) -> [Route] { r.flatMap { $0 } }
  static func buildEither(first r: [Route]) -> [Route] { r }; static func buildEither(second r: [Route]) -> [Route] { r }; static func buildLimitedAvailability(_ r: [Route]) -> [Route] { r } }
func group(_ p: String, @Routes _ r: () -> [Route]) -> Route { .group(p, r()) }
func get(_ p: String, _ f: @escaping () -> String) -> Route { .leaf(p, f) }
struct App { let routes: [Route]; init(@Routes _ r: () -> [Route]) { routes = r() }
  func handle(_ path: String) -> String { func find(_ rs: [Route], _ parts: ArraySlice<Substring>) -> String? { for r in rs { switch r { case .leaf(let p, let f) where parts == [Substring(p)]: return f(); case .group(let p, let inner) where parts.first.map(String.init) == p: if let x = find(inner, parts.dropFirst()) { return x }; default: continue } }; return nil }
    return find(routes, path.split(separator: "/")[...]) ?? "404" } }
let debug = true
let app = App { get("home") { "welcome" }; ("about", "us"); group("api") { for v in 1...2 { group("v\(v)") { get("ping") { "pong\(v)" } } }; if debug { ("debug", "on") }; switch debug { case true: ("mode", "d"); case false: ("mode", "r") } } }
print(["/home", "/about", "/api/v2/ping", "/api/debug", "/api/mode", "/nope"].map(app.handle))
@resultBuilder enum Sum<T: Numeric> { static func buildBlock(_ t: T...) -> T { t.reduce(0, +) }; static func buildOptional(_ t: T?) -> T { t ?? 0 } }
func total<T: Numeric>(@Sum<T> _ f: () -> T) -> T { f() }
// expect: select * from users where id in $1 and name = $2 and x = - ["(1, 2)", "NULL"]
// expect: 19.0 [1.0, 3.0] [3.0, 9.0]
// expect: a:1,:2,b:3
// expect: ["welcome", "us", "pong2", "on", "d", "404"]
