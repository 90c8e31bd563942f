// swift-format-ignore-file
// Result/Either/Validation
enum Either<L, R> { case left(L), right(R)
  func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .left(let l): f(l); case .right(let r): g(r) } }
  func map<T>(_ f: (R) -> T) -> Either<L, T> { fold(Either<L, T>.left) { .right(f($0)) } }
  func flatMap<T>(_ f: (R) -> Either<L, T>) -> Either<L, T> { switch self { case .left(let l): .left(l); case .right(let r): f(r) } }
  func bimap<A, B>(_ f: (L) -> A, _ g: (R) -> B) -> Either<A, B> { fold({ .left(f($0)) }, { .right(g($0)) }) }
  var swapped: Either<R, L> { fold(Either<R, L>.right, Either<R, L>.left) } }
extension Either: Equatable where L: Equatable, R: Equatable {}
extension Either: Hashable where L: Hashable, R: Hashable {}
extension Either: CustomStringConvertible { var description: String { fold({ "L(\($0))" }, { "R(\($0))" }) } }
func parse(_ s: String) -> Either<String, Int> { Int(s).map(Either.right) ?? .left("bad \(s)") }
print(parse("3").map { $0 * 2 }, parse("x"), parse("4").flatMap { $0 > 3 ? .left("big") : .right($0) }, parse("1").swapped, parse("2").bimap(\.count, String.init))
print(parse("3") == .right(3), Set([parse("3"), parse("3"), parse("z")]).count)
extension Sequence { func partition<L, R>() -> ([L], [R]) where Element == Either<L, R> { reduce(into: ([], [])) { acc, e in switch e { case .left(let l): acc.0.append(l); case .right(let r): acc.1.append(r) } } } }
print(["1", "a", "2"].map(parse).partition())
enum Validated<A> { case ok(A), bad([String])
  func and<B>(_ o: Validated<B>) -> Validated<(A, B)> { switch (self, o) { case let (.ok(a), .ok(b)): .ok((a, b)); case let (.bad(x), .bad(y)): .bad(x + y); case (.bad(let x), _), (_, .bad(let x)): .bad(x) } }
  func map<B>(_ f: (A) -> B) -> Validated<B> { switch self { case .ok(let a): .ok(f(a)); case .bad(let e): .bad(e) } } }
struct Rule<A> { let check: (A) -> [String]
  static func + (l: Rule, r: Rule) -> Rule { Rule { l.check($0) + r.check($0) } }
  static prefix func ! (r: Rule) -> Rule { Rule { r.check($0).isEmpty ? ["not"] : [] } }
  func on<B>(_ kp: KeyPath<B, A>) -> Rule<B> { Rule<B> { check($0[keyPath: kp]) } }
  func callAsFunction(_ a: A) -> Validated<A> { let e = check(a); return e.isEmpty ? .ok(a) : .bad(e) } }
extension Rule where A: Collection { static var nonEmpty: Rule { Rule { $0.isEmpty ? ["empty"] : [] } }; static func max(_ n: Int) -> Rule { Rule { $0.count > n ? ["longer than \(n)"] : [] } } }
extension Rule where A: Comparable { static func within(_ r: ClosedRange<A>) -> Rule { Rule { r.contains($0) ? [] : ["\($0) outside \(r)"] } } }
struct Form { var name: String; var age: Int }
let rule = (Rule<String>.nonEmpty + .max(3)).on(\Form.name) + Rule.within(0...120).on(\.age)
for f in [Form(name: "Al", age: 4), Form(name: "", age: 130), Form(name: "Albert", age: 3)] { print(rule(f)) }
print((!Rule<Int>.within(1...2))(5), Rule<String>.nonEmpty("x").and(Rule<Int>.within(1...2)(9)))
func attempt<T, E: Error>(_ f: () throws(E) -> T) -> Result<T, E> { do { return .success(try f()) } catch { return .failure(error) } }
enum NetErr: Error, Equatable { case offline, code(Int) }
func load(_ n: Int) throws(NetErr) -> String { if n < 0 { throw .offline }; if n > 9 { throw .code(n) }; return "ok\(n)" }
print(attempt { () throws(NetErr) in try load(3) }, attempt { () throws(NetErr) in try load(-1) }.mapError { "\($0)".count == 7 ? NetErr.code(7) : $0 })
let rs = [1, -1, 20].map { n in Result { try load(n) } }
for r in rs { switch r { case .success(let s): print(s); case .failure(let e as NetErr): print("net", e == .offline); case .failure: print("?") } }
print(rs.compactMap { try? $0.get() }, (try? rs[2].get()) ?? "none")
// expect: R(6) L(bad x) L(big) L(1) R(2)
// expect: true 2
// expect: (["bad a"], [1, 2])
// expect: ok(main.Form(name: "Al", age: 4))
// expect: bad(["empty", "130 outside 0...120"])
// expect: bad(["longer than 3"])
// expect: ok(5) bad(["9 outside 1...2"])
// expect: success("ok3") failure(main.NetErr.code(7))
// expect: ok1
// expect: net true
// expect: net false
// expect: ["ok1"] none
