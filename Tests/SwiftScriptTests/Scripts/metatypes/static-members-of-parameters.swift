// swift-format-ignore-file
nonisolated protocol G { static func year() -> Int; func jump(_ n: Int) -> Self; static var top: Int { get } }
nonisolated struct H: G { static func year() -> Int { 7 }; func jump(_ n: Int) -> H { print("j", n); return self }; static let top = 3 }
func go<T: G>(_ g: T) -> T {
  let a: () -> Int = T.year
  let m: T.Type = T.self
  let b: () -> Int = m.year
  print(a(), b(), T.top, m.top)
  let c: (T) -> (Int) -> T = T.jump
  let d: (Int) -> T = c(g)
  return [1, 2].map(d).last!
}
_ = go(H())
let f = H.year
print(f())
nonisolated func typeof<T>(_ x: T) -> T.Type { T.self }
nonisolated extension G { func kind() -> Any.Type { typeof(self) } }
print(H().kind(), typeof(3), typeof("a") as Any.Type)
nonisolated class Foo {}; nonisolated final class Bar: Foo {}; nonisolated final class Baz: Foo {}
func n(_ f: Foo) -> Int { switch f { case is Bar: 0; case is Baz: 1; case is Foo: 2 } }
print(n(Bar()), n(Foo()))
func k(_ f: Foo) -> String { switch f { case let b as Bar: "bar \(type(of: b))"; case let x as Foo: "foo \(type(of: x))" } }
print(k(Baz()))
// expect: 7 7 3 3
// expect: j 1
// expect: j 2
// expect: 7
// expect: H Int String
// expect: 0 2
// expect: foo Baz
