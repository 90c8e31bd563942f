// swift-format-ignore-file
protocol Makes { static func make() -> Self }
struct S: Makes { static func make() -> S { S() } }
class C: Makes { static func make() -> C { C() } }  // error: method 'make()' in non-final class 'C' must return 'Self' to conform to protocol 'Makes'
