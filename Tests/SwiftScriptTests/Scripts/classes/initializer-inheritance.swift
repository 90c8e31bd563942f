class Base {
  var a: Int
  init(a: Int) { self.a = a }
  convenience init() { self.init(a: 7) }
}
class Plain: Base {
  var b = 1
}
class Overriding: Base {
  override init(a: Int) {
    super.init(a: a * 10)
  }
}
print(Plain().a, Plain(a: 2).a, Plain().b)  // expect: 7 2 1
print(Overriding().a, Overriding(a: 2).a)  // expect: 70 20
