class Label {
  var text: String {
    didSet { print("text is", text) }
  }
  init(_ text: String) {
    self.text = text
    self.text = text + "!"
  }
  func change() { text = "changed" }
}
let label = Label("first")
print(label.text)
label.change()

// expect: first!
// expect: text is changed
