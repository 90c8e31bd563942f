// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() }
  static func buildExpression(_ p: String) -> String { p } }
@S func f(_ n: Int) -> String {
  "a"
  n  // error: cannot convert value of type 'Int' to expected argument type 'String'
}
