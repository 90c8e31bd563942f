// swift-format-ignore-file
class A { var left, right: A?; var k: Int; init(_ k: Int) { self.k = k } }
struct B { var x, y: Int?; var z: Int }
class G<T> { var left, right: G<T>?; var k: T; init(_ k: T) { self.k = k } }
class H<T> { var left, right: H?; var k: T; init(_ k: T) { self.k = k } }
func f() { var a, b: Int?; print(a as Any, b as Any); a = 1; b = 2; print(a! + b!) }
f()
print(A(1).left == nil, B(z: 1), B(x: 2, z: 3), G(2).right == nil, H("a").left == nil)
// expect: nil nil
// expect: 3
// expect: true B(x: nil, y: nil, z: 1) B(x: Optional(2), y: nil, z: 3) true true
