class Base {
  static var made = 0
  static let all = [1]
  class var title: String { "base" }
  class func name() -> String { "Base" }
  required init() { Self.made += 1 }
  final func both() -> String { "\(Self.title) \(Self.name()) \(Self.self)" }
  func copy() -> Self { Self() }
  func count() -> Int { Self.made &+ Self.all.count }
}
class Sub: Base {
  override class var title: String { "sub of " + super.title }
  override class func name() -> String { "Sub" }
}
print(Base().both())
print(Sub().both())
print(Sub().copy().both(), Sub().count())
protocol Labelled { static var label: String { get }; init(_ n: Int) }
class First: Labelled {
  class var label: String { "first" }
  required init(_ n: Int) {}
}
final class Second: First { override class var label: String { "second of " + super.label } }
func label<T: Labelled>(_ type: T.Type) -> String { T.label }
print(label(First.self), label(Second.self))
for type in [First.self, Second.self] as [any Labelled.Type] { print(type.label, type) }
print(type(of: (Second.self as any Labelled.Type).init(3)))
extension Labelled { static var label: String { "plain \(Self.self)" } }
extension Int: Labelled {}
print((Int.self as any Labelled.Type).label, label(Int.self))
// expect: base Base Base
// expect: sub of base Sub Sub
// expect: sub of base Sub Sub 6
// expect: first second of first
// expect: first First
// expect: second of first Second
// expect: Second
// expect: plain Int plain Int
