// swift-format-ignore-file
protocol V {}
struct T: V {}
@resultBuilder struct B { static func buildBlock<A: V>(_ a: A) -> A { a }
 static func buildBlock<A: V, C: V>(_ a: A, _ b: C) -> A { a } }
func g<A: V>(@B _ b: () -> A) -> A { b() }
_ = g { T(); 5 }  // error: static method 'buildBlock' requires that 'Int' conform to 'V'
