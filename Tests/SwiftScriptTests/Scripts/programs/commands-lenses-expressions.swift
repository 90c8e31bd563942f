// swift-format-ignore-file
import Foundation
protocol Shape { associatedtype Unit: Numeric = Double; var area: Unit { get }; static var name: String { get }; init(side: Unit) }
extension Shape { static var name: String { String(describing: Self.self) }; var described: String { "\(Self.name)(\(area))" }; static func make(_ s: Unit) -> Self { Self(side: s) } }
struct Sq: Shape { let side: Double; var area: Double { side * side } }
struct ISq: Shape { let side: Int; var area: Int { side * side }; static var name: String { "I" } }
func total<S: Shape>(_ s: [S]) -> S.Unit { s.reduce(0) { $0 + $1.area } }
func biggest(_ s: [any Shape]) -> String { s.map { "\($0.area)" }.sorted().last! }
print(total([Sq(side: 2), .make(1)]), total([ISq(side: 3)]), Sq(side: 1).described, ISq.make(2).described, biggest([Sq(side: 3), ISq(side: 2)]))
protocol Cmd { associatedtype Out; func run() throws -> Out }
struct Const<T>: Cmd { let v: T; func run() -> T { v } }
struct MapC<C: Cmd, T>: Cmd { let c: C, f: (C.Out) throws -> T; func run() throws -> T { try f(c.run()) } }
struct ZipC<A: Cmd, B: Cmd>: Cmd { let a: A, b: B; func run() throws -> (A.Out, B.Out) { (try a.run(), try b.run()) } }
extension Cmd { func map<T>(_ f: @escaping (Out) throws -> T) -> MapC<Self, T> { .init(c: self, f: f) }; func zip<B: Cmd>(_ b: B) -> ZipC<Self, B> { ZipC(a: self, b: b) }; func erased() -> AnyCmd<Out> { AnyCmd(self) }; func retry(_ n: Int) throws -> Out { for i in 1...n { do { return try run() } catch where i < n { continue } }; fatalError() } }
struct AnyCmd<Out>: Cmd { private let body: () throws -> Out; init<C: Cmd>(_ c: C) where C.Out == Out { body = c.run }; func run() throws -> Out { try body() } }
enum E: Error, Equatable, LocalizedError { case bad(Int), worse; var errorDescription: String? { switch self { case .bad(let n): "bad \(n)"; case .worse: nil } } }
let cmds: [AnyCmd<String>] = [Const(v: 1).map { $0 + 1 }.map { "n\($0)" }.erased(), Const(v: "x").zip(Const(v: 2.5)).map { $0 + "\($1)" }.erased(), Const(v: 0).map { if $0 == 0 { throw E.bad($0) }; return "no" }.erased()]
for c in cmds { do { print(try c.run()) } catch let e as E { print("caught", e, e.localizedDescription, e == .bad(0)) } catch { print("?") } }
var tries = 0; print(try Const(v: 5).map { n -> Int in tries += 1; if tries < 3 { throw E.worse }; return n * tries }.retry(5), tries)
@propertyWrapper struct Clamped<T: Comparable> { private var v: T; let r: ClosedRange<T>; var wrappedValue: T { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: Self { self }; init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
@propertyWrapper final class Observed<T> { var subs: [(T, T) -> Void] = []; var wrappedValue: T { didSet { subs.forEach { $0(oldValue, wrappedValue) } } }; var projectedValue: Observed<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; func sink(_ f: @escaping (T, T) -> Void) { subs.append(f) } }
struct Vol { @Clamped(0...10) var level = 12; @Clamped(0...1) var pan: Double = 0.5; @Observed var name = "v" }
var vol = Vol(); print(vol.level, vol.$level.r, vol.pan); vol.level -= 20; print(vol.level)
vol.$name.sink { print("\($0)->\($1)") }; vol.name = "w"; vol.name += "!"
@dynamicMemberLookup struct Lens<T> { let get: () -> T, set: (T) -> Void; subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> Lens<U> { Lens<U>(get: { get()[keyPath: kp] }, set: { var t = get(); t[keyPath: kp] = $0; set(t) }) }; var value: T { get { get() } nonmutating set { set(newValue) } } }
struct Addr { var city = "A", zip = 1 }; struct Person { var name = "p", addr = Addr(), tags: [String] = [] }
var p = Person(); let lens = Lens(get: { p }, set: { p = $0 }); lens.addr.city.value = "Z"; lens.name.value += "q"; lens.tags.value.append("t"); print(p.addr.city, p.name, p.tags, lens.addr.zip.value)
func update<T, V>(_ t: T, _ k: WritableKeyPath<T, V>, _ f: (inout V) -> Void) -> T { var c = t; f(&c[keyPath: k]); return c }
print(update(p, \.addr.zip) { $0 *= 7 }.addr.zip, update(p, \.tags) { $0 += ["u", "v"] }.tags, [\Person.name, \Person.addr.city].map { p[keyPath: $0] }, p[keyPath: \.tags.first] ?? "-", p[keyPath: \.tags[0]])
indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), v(String)
  func eval(_ env: [String: Double] = [:]) -> Double? { switch self { case .num(let n): n; case let .add(a, b): a.eval(env).flatMap { x in b.eval(env).map { x + $0 } }; case let .mul(a, b): zip2(a.eval(env), b.eval(env)).map(*); case .neg(let e): e.eval(env).map { -$0 }; case .v(let s): env[s] } }
  func zip2<A, B>(_ a: A?, _ b: B?) -> (A, B)? { guard let a, let b else { return nil }; return (a, b) }
  var simplified: Expr { switch self { case .add(.num(0), let e), .add(let e, .num(0)), .mul(.num(1), let e), .mul(let e, .num(1)): e.simplified; case .mul(.num(0), _), .mul(_, .num(0)): .num(0); case let .add(a, b): .add(a.simplified, b.simplified); case let .mul(a, b): .mul(a.simplified, b.simplified); case .neg(.neg(let e)): e.simplified; default: self } } }
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { init(floatLiteral v: Double) { self = .num(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; init(stringLiteral s: String) { self = .v(s) }
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }; static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) }; static prefix func - (a: Expr) -> Expr { .neg(a) } }
extension Expr: CustomStringConvertible { var description: String { switch self { case .num(let n): n == n.rounded() ? String(Int(n)) : "\(n)"; case let .add(a, b): "(\(a) + \(b))"; case let .mul(a, b): "\(a)*\(b)"; case .neg(let e): "-\(e)"; case .v(let s): s } } }
let ex: Expr = 2 * "x" + 0 * "y" + -(1.5); print(ex, ex.eval(["x": 3, "y": 1]) ?? .nan, ex.eval() as Any, ex.simplified, (1 * ("z" as Expr)).simplified)
// expect: 5.0 9 Sq(1.0) I(4) 9.0
// expect: n2
// expect: x2.5
// expect: caught bad(0) bad 0 true
// expect: 15 3
// expect: 10 0...10 0.5
// expect: 0
// expect: v->w
// expect: w->w!
// expect: Z pq ["t"] 1
// expect: 7 ["t", "u", "v"] ["pq", "Z"] t t
// expect: ((2*x + 0*y) + -1.5) 4.5 nil ((2*x + 0) + -1.5) z
