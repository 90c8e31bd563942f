// swift-format-ignore-file
@resultBuilder struct S { static func buildBlock(_ a: Int, _ b: Int) -> Int { a + b } }
func g(@S _ b: () -> Int) -> Int { b() }
print(g {
  1
  2
  3  // error: extra argument in call
})
