// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f() -> String {
  "a"
  for i in 0..<3 { "\(i)" }  // error: closure containing control flow statement cannot be used with result builder 'S'
}
