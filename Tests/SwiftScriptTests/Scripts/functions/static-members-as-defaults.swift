// swift-format-ignore-file
// A static member is a default by its name.
struct A { static let k = 5; func f(x: Int = k) -> Int { x }
 static func g(_ y: Int = k + 1) -> Int { y }
 init(n: Int = k) { self.n = n }
 var n: Int
 subscript(i: Int = k) -> Int { i } }
print(A().f(), A.g(), A().n, A()[])
class C { static func make() -> Int { 4 }; func f(x: Int = C.make(), y: Int = make()) -> Int { x + y } 
 class var z: Int { 3 }; func h(q: Int = z) -> Int { q } }
print(C().f(), C().h())
extension A { func e(_ x: Int = k) -> Int { x } }
print(A().e())
// expect: 5 6 5 5
// expect: 8 3
// expect: 5
