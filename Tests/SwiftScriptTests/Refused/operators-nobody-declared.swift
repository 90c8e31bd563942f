// swift-format-ignore-file
func ^^^ (a: Int, b: Int) -> Int { a } // error: operator implementation without matching operator declaration
prefix func >>> (r: Double) -> Double { r } // error: operator implementation without matching operator declaration
infix operator ^^^^ : NoSuchPrecedence // error: unknown precedence group 'NoSuchPrecedence'
struct V {
  static func <+> (a: V, b: V) -> V { a } // error: operator implementation without matching operator declaration
  static prefix func - (a: V) -> V { a }
  static func + (a: V, b: V) -> V { a }
}
precedencegroup P1 { higherThan: Missing } // error: unknown precedence group 'Missing'
infix operator **
func ** (a: Int, b: Int) -> Int { a }
