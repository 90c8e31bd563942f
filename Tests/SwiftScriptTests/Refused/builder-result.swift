// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f(_ n: Int) -> Int {  // error: cannot convert return expression of type 'String' to return type 'Int'
  "a"
  "b"
}
