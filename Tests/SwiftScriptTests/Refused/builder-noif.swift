// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
func g(@S _ b: () -> String) -> String { b() }
print(g {
  "a"
  if true { "b" }  // error: closure containing control flow statement cannot be used with result builder 'S'
})
