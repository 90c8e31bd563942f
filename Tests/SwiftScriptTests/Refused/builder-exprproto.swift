// swift-format-ignore-file
protocol V {}
struct T: V {}
@resultBuilder struct B { static func buildBlock(_ a: any V...) -> [any V] { a }
 static func buildExpression<A: V>(_ a: A) -> A { a } }
func g(@B _ b: () -> [any V]) -> [any V] { b() }
_ = g {
  T()
  "x"  // error: static method 'buildExpression' requires that 'String' conform to 'V'
}
