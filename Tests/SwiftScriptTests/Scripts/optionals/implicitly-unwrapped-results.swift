// swift-format-ignore-file
var stored: Int! = 1
struct S {
  var m: Int
  var k: Int! {
    get { m }
    set { m = newValue }
  }
  var obs: Int! = 3 {
    willSet { m = newValue }
    didSet { m = oldValue + m }
  }
  subscript(i: Int) -> Int! { i == 0 ? nil : i }
  func fn() -> Int! { m }
  static func st() -> Int! { 5 }
}
var s = S(m: 2)
s.k = 7
print(s.m)
s.obs = 9
print(s.m)
let a: Int = s[3]
func forced() -> Int! { 8 }
let b: Int = forced()
func give() -> Int { forced() }
func give2() -> Int { s.fn() }
func give3() -> Int { S.st() }
print(a, b, give(), give2(), give3(), s.fn() + 1, s[4] * 2)
let c = s.fn()
print(c as Any)
// expect: 7
// expect: 12
// expect: 3 8 8 12 5 13 8
// expect: Optional(12)
