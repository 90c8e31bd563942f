// swift-format-ignore-file
// A builder's parts, branches, loops and locals; on functions, properties and parameters.
@resultBuilder struct StringBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildOptional(_ part: String?) -> String { part ?? "-" }
  static func buildEither(first: String) -> String { "first(\(first))" }
  static func buildEither(second: String) -> String { "second(\(second))" }
  static func buildArray(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }
}
func make(@StringBuilder _ content: () -> String) -> String { content() }
@StringBuilder func greeting(_ n: Int) -> String {
  "Hello"
  if n > 1 { "many" }
  if n > 2 { "two"; "more" } else if n > 0 { "one" } else { "none" }
  for i in 0..<n { "item \(i)" }
  switch n {
  case 0: "zero"
  case 1, 2: "few"
  default: "lots"
  }
  let word = "local"
  word + "!"
}
for n in 0...3 { print(greeting(n)) }
print(make { "a"; "b" })
print(make { })
print(make {
  "x"
  make { "inner"; "y" }
})
struct Page {
  @StringBuilder var body: String {
    "body"
    "of page"
  }
  @StringBuilder let content: () -> String
  func render() -> String { content() }
}
print(Page(content: { "p"; "q" }).body, Page { "r" }.render())
// expect: Hello - second(none) [] first(first(zero)) local!
// expect: Hello - first(second(one)) [item 0] first(second(few)) local!
// expect: Hello many first(second(one)) [item 0,item 1] first(second(few)) local!
// expect: Hello many first(first(two more)) [item 0,item 1,item 2] second(lots) local!
// expect: a b
// expect:
// expect: x inner y
// expect: body of page r
