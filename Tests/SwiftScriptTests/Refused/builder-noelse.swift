// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() }
  static func buildOptional(_ p: String?) -> String { p ?? "" } }
@S func f(_ n: Int) -> String {
  "a"
  if n > 1 { "b" } else { "c" }  // error: closure containing control flow statement cannot be used with result builder 'S'
}
