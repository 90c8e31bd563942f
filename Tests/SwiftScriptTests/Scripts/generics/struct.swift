struct Box<Content> {
  var content: Content
  func map<Other>(_ change: (Content) -> Other) -> Box<Other> {
    Box<Other>(content: change(content))
  }
}
let box = Box(content: 3).map { "n\($0)" }
print(box, box.content)
// expect: Box<String>(content: "n3") n3
