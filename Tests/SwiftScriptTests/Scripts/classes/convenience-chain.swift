class Button {
  let title: String, width: Int
  init(title: String, width: Int) { self.title = title; self.width = width }
  convenience init(title: String) { self.init(title: title, width: title.count * 8) }
  convenience init() { self.init(title: "OK") }
}
print(Button().width, Button(title: "Cancel").title)
// expect: 16 Cancel
