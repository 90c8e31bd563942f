// swift-format-ignore-file
protocol ButtonDelegate: AnyObject {
  func didTap(_ button: Button)
}
class Button {
  weak var delegate: ButtonDelegate?
  let title: String
  init(_ title: String) { self.title = title }
  func tap() { delegate?.didTap(self) }
}
class Screen: ButtonDelegate {
  let button = Button("OK")
  init() { button.delegate = self }
  func didTap(_ button: Button) { print("tapped", button.title) }  // expect: tapped OK
  deinit { print("screen gone") }  // expect: screen gone
}
var screen: Screen? = Screen()
let button = screen!.button
button.tap()
screen = nil
button.tap()
print(button.delegate == nil)  // expect: true
