// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f(_ n: Int?) -> String {
  print("x")  // error: cannot convert value of type '()' to expected argument type 'String'
  "a"
}
