// swift-format-ignore-file
protocol Codec { func encode<T>(_ v: T) -> String; func decode<T>(_ s: String, as t: T.Type) -> T? }
protocol Logging: Codec { var log: [String] { get set } }
extension Logging { mutating func traced<T>(_ v: T) -> String { let s = encode(v); log.append("\(T.self)=\(s)"); return s } }
extension Codec { func round<T: Equatable>(_ v: T) -> Bool { decode(encode(v), as: T.self) == v }
  func decode<T>(_ s: String, as t: T.Type) -> T? { if T.self == Int.self { return Int(s) as? T }; if T.self == String.self { return s as? T }; return nil } }
struct Text: Logging { var log: [String] = []; func encode<T>(_ v: T) -> String { "\(v)" } }
class Quoted: Logging { var log: [String] = []; init() {}; func encode<T>(_ v: T) -> String { "\(v)" }; func decode<T>(_ s: String, as t: T.Type) -> T? { print("own decode", T.self); return s as? T } }
final class Loud: Quoted { override func encode<T>(_ v: T) -> String { super.encode(v).uppercased() } }
func check<C: Codec>(_ c: C) { print(c.round(12), c.round("ab"), c.round([1])) }
check(Text()); check(Quoted()); check(Loud())
for c in [Text(), Quoted(), Loud()] as [any Logging] { var c = c; print(c.traced(1), c.traced("q"), c.log, c.round("z")) }
// generic struct with generic methods and static members
struct Box<T> {
  var v: T
  static func of<U>(_ u: U) -> Box<U> { Box<U>(v: u) }
  func with<U>(_ u: U) -> Box<(T, U)> { Box<(T, U)>(v: (v, u)) }
  func cast<U>(to: U.Type) -> U? { v as? U }
  static var kind: String { "Box<\(T.self)>" }
  struct Inner<V> { var t: T; var v: V; func desc() -> String { "\(T.self),\(V.self)" } }
  enum Either<R> { case left(T), right(R); func fold<A>(_ l: (T) -> A, _ r: (R) -> A) -> A { switch self { case .left(let t): l(t); case .right(let x): r(x) } } }
}
print(Box<Int>.of("s").with(2.5).v, Box<[String]>.kind, Box(v: 3).cast(to: Int.self) ?? 0, Box(v: 3).cast(to: String.self) ?? "-")
print(Box<Int>.Inner(t: 1, v: "x").desc(), Box<Int>.Either<String>.right("r").fold({ "\($0)" }, { $0 + "!" }))
func nested<A>(_ a: A) -> [String] {
  func inner<B>(_ b: B) -> String { "\(A.self)-\(B.self)" }
  let f = { (x: A) in inner(x) }
  return [inner(1), inner("x"), f(a), inner([a])]
}
print(nested(true), nested([1: "a"]))
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; static func food() -> Food }
extension Animal { func feed() -> String { eat(Self.food()) }; func feedAll<S: Sequence>(_ s: S) -> [String] where S.Element == Food { s.map(eat) } }
struct Cow: Animal { func eat(_ f: Int) -> String { "grass \(f)" }; static func food() -> Int { 7 } }
final class Cat: Animal { func eat(_ f: String) -> String { "fish \(f)" }; static func food() -> String { "tuna" } }
func feedTwice<A: Animal>(_ a: A) -> [String] { [a.feed()] + a.feedAll([A.food(), A.food()]) }
print(feedTwice(Cow()), feedTwice(Cat()))
for a in [Cow(), Cat()] as [any Animal] { print(a.feed(), feedTwice(a)) }
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { a.map { x in b.map { x <> $0 } ?? x } ?? b } }
extension Dictionary: Monoid where Value: Monoid { static var empty: [Key: Value] { [:] }; static func <> (a: [Key: Value], b: [Key: Value]) -> [Key: Value] { a.merging(b, uniquingKeysWith: <>) } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2]]), fold([Optional("x"), nil, "y"]) ?? "-", fold([["a": 1], ["a": 2, "b": 3]]).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct AnyCodec: Codec {
  private let e: (Any) -> String
  init<C: Codec>(_ c: C) { e = { c.encode($0) } }
  func encode<T>(_ v: T) -> String { e(v) }
}
print(AnyCodec(Loud()).encode(5), AnyCodec(Text()).round(9))

// expect: true true false
// expect: own decode Int
// expect: own decode String
// expect: own decode Array<Int>
// expect: false true false
// expect: own decode Int
// expect: own decode String
// expect: own decode Array<Int>
// expect: false false false
// expect: 1 q ["Int=1", "String=q"] true
// expect: own decode String
// expect: 1 q ["Int=1", "String=q"] true
// expect: own decode String
// expect: 1 Q ["Int=1", "String=Q"] false
// expect: ("s", 2.5) Box<Array<String>> 3 -
// expect: Int,String r!
// expect: ["Bool-Int", "Bool-String", "Bool-Bool", "Bool-Array<Bool>"] ["Dictionary<Int, String>-Int", "Dictionary<Int, String>-String", "Dictionary<Int, String>-Dictionary<Int, String>", "Dictionary<Int, String>-Array<Dictionary<Int, String>>"]
// expect: ["grass 7", "grass 7", "grass 7"] ["fish tuna", "fish tuna", "fish tuna"]
// expect: grass 7 ["grass 7", "grass 7", "grass 7"]
// expect: fish tuna ["fish tuna", "fish tuna", "fish tuna"]
// expect: 6 ab [1, 2] xy ["a3", "b3"]
// expect: 5 true
