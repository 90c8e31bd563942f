// swift-format-ignore-file
nonisolated class Foo<T> { typealias Nested = T; var v: T; init(_ v: T) { self.v = v } }
nonisolated class Bar: Foo<Int> {
  func f(_ x: Int) -> Nested { return x }
  struct Inner { func g(_ x: Int) -> Nested { x } }
}
print(Bar(1).f(3), Bar.Inner().g(2))
nonisolated class Ab2 { var s: String; required convenience init() { self.init(string: "default") }
  init(string s: String) { self.s = s } }
nonisolated class Ab3: Ab2 { override init(string s: String) { super.init(string: s) } }
print(Ab3().s)
extension Outer.Inner { func hi() { print("hi") } }
extension Outer { struct Inner { } }
struct Outer {}
Outer.Inner().hi()
typealias A1 = Outer
extension A1 { func yo() { print("yo") } }
Outer().yo()
typealias X1 = X2
typealias X2 = Int
let q: X1 = 3
print(q, Optional<(Int, Int)>((5, 6)) as Any)
nonisolated protocol PP {}; nonisolated class BB { func bb() { print("bb") } }
nonisolated class CC: PP & BB {}
CC().bb()
struct Vec: Addable { var x = 1 }
func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x) }
nonisolated protocol Addable { static func + (a: Self, b: Self) -> Self }
func sum<T: Addable>(_ a: T, _ b: T) -> T { a + b }
print(sum(Vec(), Vec(x: 4)).x)
// expect: 3 2
// expect: default
// expect: hi
// expect: yo
// expect: 3 Optional((5, 6))
// expect: bb
// expect: 5
