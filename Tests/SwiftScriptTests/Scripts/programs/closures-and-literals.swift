// swift-format-ignore-file
// Middleware, key paths, literals and parsers of closures.
// result builders, key paths, dynamic, callAsFunction, opaque types
@resultBuilder struct HTML { static func buildBlock(_ c: String...) -> String { c.joined(separator: "\n") }; static func buildOptional(_ c: String?) -> String { c ?? "" }; static func buildEither(first c: String) -> String { c }; static func buildEither(second c: String) -> String { c }; static func buildArray(_ c: [String]) -> String { c.joined(separator: ",") }; static func buildExpression(_ e: String) -> String { "<\(e)>" }; static func buildExpression(_ e: Int) -> String { "#\(e)" } }
func page(_ n: Int, @HTML _ body: () -> String) -> String { "page\(n):\n" + body() }
let flag = true
print(page(1) { "a"; 5; if flag { "yes" } else { "no" }; for i in 1...3 { "i\(i)" }; if !flag { "never" } })
struct Adder { var base: Int; func callAsFunction(_ x: Int) -> Int { base + x }; func callAsFunction(times n: Int) -> Int { base * n } }
let add = Adder(base: 10); print(add(5), add(times: 3), [1, 2].map(add.callAsFunction(_:)))
@dynamicMemberLookup enum JSON { case obj([String: JSON]), arr([JSON]), str(String), num(Double), null
  subscript(dynamicMember k: String) -> JSON { if case .obj(let d) = self { return d[k] ?? .null }; return .null }
  subscript(i: Int) -> JSON { if case .arr(let a) = self, a.indices.contains(i) { return a[i] }; return .null }
  var string: String? { if case .str(let s) = self { s } else { nil } } }
extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  init(stringLiteral s: String) { self = .str(s) }; init(arrayLiteral e: JSON...) { self = .arr(e) }; init(dictionaryLiteral e: (String, JSON)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) }; init(floatLiteral v: Double) { self = .num(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; init(nilLiteral: ()) { self = .null } }
let j: JSON = ["user": ["name": "Ann", "tags": ["x", "y"], "age": 30, "none": nil]]
print(j.user.name.string ?? "-", j.user.tags[1].string ?? "-", j.user.nope.deep[3], j.user.age)
func shapes() -> some Collection<Int> { [3, 1, 2] }
print(shapes().sorted(), shapes().count)
struct User { var name: String; var age: Int; var tags: [String] = [] }
func update<T, V>(_ t: T, _ k: WritableKeyPath<T, V>, _ v: V) -> T { var c = t; c[keyPath: k] = v; return c }
let u = update(update(User(name: "A", age: 1), \.age, 5), \.tags, ["q"])
print(u, [u].map(\.tags.first), [u, User(name: "B", age: 2)].sorted { $0[keyPath: \.age] < $1[keyPath: \.age] }.map(\.name))
let paths: [PartialKeyPath<User>] = [\.name, \.age]; print(paths.map { u[keyPath: $0] })
struct Sorter<T> { var cmps: [(T, T) -> Bool?] = []
  func by<K: Comparable>(_ k: KeyPath<T, K>, desc: Bool = false) -> Sorter { var s = self; s.cmps.append { a, b in let (x, y) = (a[keyPath: k], b[keyPath: k]); return x == y ? nil : desc ? x > y : x < y }; return s }
  func sort(_ a: [T]) -> [T] { a.sorted { l, r in for c in cmps { if let x = c(l, r) { return x } }; return false } } }
let people = [User(name: "C", age: 1), User(name: "A", age: 2), User(name: "B", age: 1)]
print(Sorter<User>().by(\.age, desc: true).by(\.name).sort(people).map(\.name))
protocol Middleware { func handle(_ r: String, next: (String) -> String) -> String }
struct Log: Middleware { func handle(_ r: String, next: (String) -> String) -> String { print(">", r); defer { print("<") }; return next(r) } }
struct Up: Middleware { func handle(_ r: String, next: (String) -> String) -> String { next(r.uppercased()) + "!" } }
func run(_ m: [any Middleware], _ r: String) -> String { m.reversed().reduce({ $0 + "." } as (String) -> String) { next, mid in { mid.handle($0, next: next) } }(r) }
print(run([Log(), Up()], "hi"))
struct Parser<T> { let run: (inout Substring) -> T? }
extension Parser {
  func map<U>(_ f: @escaping (T) -> U) -> Parser<U> { Parser<U> { s in self.run(&s).map(f) } }
  func then<U>(_ o: Parser<U>) -> Parser<(T, U)> { Parser<(T, U)> { s in let save = s; guard let a = self.run(&s) else { return nil }; guard let b = o.run(&s) else { s = save; return nil }; return (a, b) } }
  var many: Parser<[T]> { Parser<[T]> { s in var out: [T] = []; while let x = self.run(&s) { out.append(x) }; return out } }
}
let digit = Parser<Int> { s in guard let c = s.first, let n = c.wholeNumberValue else { return nil }; s.removeFirst(); return n }
func char(_ c: Character) -> Parser<Void> { Parser<Void> { s in guard s.first == c else { return nil }; s.removeFirst(); return () } }
let number = digit.many.map { $0.reduce(0) { $0 * 10 + $1 } }
var input = "12+34x"[...]
if let r = number.then(char("+")).then(number).run(&input) { print(r.0.0, r.1, input) }
typealias Reducer<S, A> = (inout S, A) -> Void
func combine<S, A>(_ rs: Reducer<S, A>...) -> Reducer<S, A> { { s, a in rs.forEach { $0(&s, a) } } }
enum Act { case inc, add(Int) }
var state = (n: 0, log: [String]())
let red: Reducer<(n: Int, log: [String]), Act> = combine({ s, a in switch a { case .inc: s.n += 1; case .add(let k): s.n += k } }, { s, a in s.log.append("\(a)") })
([.inc, .add(5), .inc] as [Act]).forEach { red(&state, $0) }
print(state)
// expect: page1:
// expect: <a>
// expect: #5
// expect: <yes>
// expect: <i1>,<i2>,<i3>
// expect:
// expect: 15 30 [11, 12]
// expect: Ann y null num(30.0)
// expect: [1, 2, 3] 3
// expect: User(name: "A", age: 5, tags: ["q"]) [Optional("q")] ["B", "A"]
// expect: ["A", 5]
// expect: ["A", "B", "C"]
// expect: > hi
// expect: <
// expect: HI.!
// expect: 12 34 x
// expect: (n: 7, log: ["inc", "add(5)", "inc"])
