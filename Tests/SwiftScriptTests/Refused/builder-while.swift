// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f(_ n: Int) -> String {
  "a"
  while n > 3 { "b" }  // error: closure containing control flow statement cannot be used with result builder 'S'
}
