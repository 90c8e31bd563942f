protocol Container { associatedtype Item; var items: [Item] { get set }; init() }
final class Box<T>: Container { var items: [T] = []; init() {} }
struct Pair<A, B>: Container { var items: [(A, B)] = [] }
func use<C: Container>(_ c: C) where C.Item == String {
  var c = c; c.items.append("x"); print(c.items)
}
func use2<C: Container>(_ c: C) where C.Item == (Int, Bool) { print(type(of: c)) }
use(Box()); use2(Pair())
extension Optional where Wrapped: ExpressibleByNilLiteral { static var inner: Self { .some(nil) } }
func orNil<T: ExpressibleByNilLiteral>(_ t: T? = nil) -> T { if let t { return t }; return nil }
let n: Int? = orNil(); print(n as Any)
struct D<T> { var d: T };
extension D where T: ExpressibleByNilLiteral {
  init() { self.init(d: nil) }; mutating func reset() { d = nil }
}
var d = D<String?>(); print(d); d.d = "q"; print(d); d.reset(); print(d)
func zero<T: ExpressibleByIntegerLiteral>() -> T { 0 };
func empty<T: ExpressibleByArrayLiteral>(_: T.Type) -> T { [] };
func str<T: ExpressibleByStringLiteral>() -> T { "s" };
func bool<T: ExpressibleByBooleanLiteral>() -> T { true };
func fl<T: ExpressibleByFloatLiteral>() -> T { 1.5 }
let z: Double = zero();
print(z, empty([Int].self), empty(Set<String>.self), str() as String, bool() as Bool, fl() as Float)
func typed(
  _ a: StringLiteralType, _ b: IntegerLiteralType, _ c: FloatLiteralType, _ d: BooleanLiteralType
) { print(a, b, c, d) }; typed("a", 1, 2, true)
struct ID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  let raw: String; init(stringLiteral value: StringLiteralType) { raw = value };
  init(integerLiteral value: IntegerLiteralType) { raw = "\(value)" }
}
print(["a", 3] as [ID])

// expect: ["x"]
// expect: Pair<Int, Bool>
// expect: nil
// expect: D<Optional<String>>(d: nil)
// expect: D<Optional<String>>(d: Optional("q"))
// expect: D<Optional<String>>(d: nil)
// expect: 0.0 [] [] s true 1.5
// expect: a 1 2.0 true
// expect: [main.ID(raw: "a"), main.ID(raw: "3")]
