// swift-format-ignore-file
func f<T: FloatingPoint>(_ v: Int) -> T { T(v) }
func g<T: FloatingPoint & ExpressibleByIntegerLiteral>(_ v: Int) -> T { T(v) }
func h<T: FloatingPoint, B: BinaryInteger>(_ v: B) -> T? { T(exactly: v) }
print(f(3) as Double, h(4) as Double? as Any)
print(g(3) as Double)
// expect: 3.0 Optional(4.0)
// expect: 3.0
