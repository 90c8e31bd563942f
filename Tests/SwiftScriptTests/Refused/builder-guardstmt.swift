// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f(_ n: Int?) -> String {
  guard let n else { return "x" }
  "a\(n)"  // error: missing return in global function expected to return 'String'
}
