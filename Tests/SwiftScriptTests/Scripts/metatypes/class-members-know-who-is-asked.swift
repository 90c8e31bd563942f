// Generic class members and class subscripts, asked of a class of which only a superclass is known.
class Base {
  init() {}
  class func make<T>(_ x: T) -> String { "\(T.self) \(Self.self) base" }
  class func plain<T>(_ x: T) -> String { "\(T.self)" }
  class var tag: String { "\(self)" }
  class subscript(i: Int) -> String { "\(Self.self) \(i)" }
}
class Near: Base {
  override class func make<T>(_ x: T) -> String { "\(T.self) \(Self.self) near" }
  override class func plain<T>(_ x: T) -> String { "near \(T.self)" }
}
class Far: Near {}
class Of<E>: Base {
  override class func make<T>(_ x: T) -> String {
    "\(T.self) \(E.self) \(Self.self) " + super.make(x)
  }
}
for type in [Base.self, Near.self, Far.self, Of<Int>.self] as [Base.Type] {
  print(type.make(3), type.make("x"), type.plain([1]), type.tag, type[2])
}
print(Far.make(2.5), Of<String>.make(true))
func ask<T: Base>(_ type: T.Type) { print(type.make(1), T.make("s"), T.tag, type[1]) }
ask(Far.self)
ask(Of<Bool>.self)
protocol Maker { static func make(_ x: Int) -> String }
class First: Maker {
  init() {}
  class func make<T>(_ x: T) -> String { "\(T.self) in \(Self.self)" }
}
class Second: First {}
for maker in [First.self, Second.self] as [any Maker.Type] { print(maker.make(3)) }
func made<M: Maker>(_ type: M.Type) -> String { M.make(4) }
print(made(First.self), made(Second.self))
// expect: Int Base base String Base base Array<Int> Base Base 2
// expect: Int Near near String Near near near Array<Int> Near Near 2
// expect: Int Far near String Far near near Array<Int> Far Far 2
// expect: Int Int Of<Int> Int Of<Int> base String Int Of<Int> String Of<Int> base Array<Int> Of<Int> Of<Int> 2
// expect: Double Far near Bool String Of<String> Bool Of<String> base
// expect: Int Far near String Far near Far Far 1
// expect: Int Bool Of<Bool> Int Of<Bool> base String Bool Of<Bool> String Of<Bool> base Of<Bool> Of<Bool> 1
// expect: Int in First
// expect: Int in Second
// expect: Int in First Int in Second
