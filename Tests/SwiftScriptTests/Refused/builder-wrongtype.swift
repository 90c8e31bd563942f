// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
func g(@S _ b: () -> String) -> String { b() }
print(g {
  "a"
  5  // error: cannot convert value of type 'Int' to expected argument type 'String'
})
