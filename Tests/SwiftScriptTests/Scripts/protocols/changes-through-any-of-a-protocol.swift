// swift-format-ignore-file
protocol P { var n: Int { get set } }
extension P {
  mutating func a() { n += 1 }
  mutating func b<T>(_ v: T) -> String { n += 10; return "\(v)" }
  mutating func c<T>(_ v: T) -> String { n += 100; return "\(T.self)" }
  mutating func d() -> String { n += 1000; return "\(Self.self)" }
}
struct S: P { var n = 0 }
class C: P { var n = 0; init() {} }
for x in [S(), C()] as [any P] {
  var x = x
  x.a(); print(x.n)
  print(x.b(1), x.n)
  print(x.c(2.5), x.n)
  print(x.d(), x.n)
}
var s = S(); print(s.c("x"), s.d(), s.n)

// expect: 1
// expect: 1 11
// expect: Double 111
// expect: S 1111
// expect: 1
// expect: 1 11
// expect: Double 111
// expect: C 1111
// expect: String S 1100
