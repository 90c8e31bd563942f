protocol Tagged { associatedtype Raw: ExpressibleByIntegerLiteral; var raw: Raw { get } }
struct Tag<Owner, Raw> { var raw: Raw; init(_ raw: Raw) { self.raw = raw } }
extension Tag: Equatable where Raw: Equatable {}
extension Tag: Hashable where Raw: Hashable {}
extension Tag: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Raw.IntegerLiteralType
  init(integerLiteral value: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: value)) }
}
extension Tag: ExpressibleByUnicodeScalarLiteral where Raw: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: Raw.UnicodeScalarLiteralType) {
    self.init(Raw(unicodeScalarLiteral: value))
  }
}
extension Tag: ExpressibleByExtendedGraphemeClusterLiteral
where Raw: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: Raw.ExtendedGraphemeClusterLiteralType) {
    self.init(Raw(extendedGraphemeClusterLiteral: value))
  }
}
extension Tag: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral {
  init(stringLiteral value: Raw.StringLiteralType) { self.init(Raw(stringLiteral: value)) }
}
extension Tag: ExpressibleByFloatLiteral where Raw: ExpressibleByFloatLiteral {
  init(floatLiteral value: Raw.FloatLiteralType) { self.init(Raw(floatLiteral: value)) }
}
extension Tag: ExpressibleByBooleanLiteral where Raw: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Raw.BooleanLiteralType) { self.init(Raw(booleanLiteral: value)) }
}
enum User {}; enum Order {}
let u: Tag<User, Int> = 5
let n: Tag<Order, String> = "abc"
let fl: Tag<Order, Double> = 1.5
let bo: Tag<Order, Bool> = true
print(u.raw, n.raw, fl.raw, bo.raw, u == 5, n == "abc")
func make<T: ExpressibleByIntegerLiteral>(_ x: T.IntegerLiteralType) -> T { T(integerLiteral: x) }
let m: Int = make(3)
let m2: Double = make(4)
print(m, m2)
func zero<T: ExpressibleByIntegerLiteral>() -> T { 0 }
let z: Double = zero()
print(z)

// expect: 5 abc 1.5 true true true
// expect: 3 4.0
// expect: 0.0
