class Document {
  let title: String
  required init(title: String) { self.title = title }
  class func untitled() -> Self { Self(title: "untitled") }
}
final class Letter: Document {}
print(type(of: Letter.untitled()), type(of: Document.untitled()), Letter.untitled().title)
// expect: Letter Document untitled
