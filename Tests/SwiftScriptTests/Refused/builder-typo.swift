// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f(_ n: Int?) -> String {
  "a"
  nme  // error: cannot find 'nme' in scope
}
