// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() }
  static func buildExpression(_ p: String) -> String { p }
  static func buildExpression(_ p: [String]) -> String { p.joined() } }
@S func f(_ n: Int) -> String {
  "a"
  n  // error: no exact matches in call to static method 'buildExpression'
}
