// swift-format-ignore-file
let title = "global"
final class Screen {
  let title: String
  init(title: String) { self.title = title }
  func show() -> () -> Void {
    return { [title] in print(title) }
  }
}
Screen(title: "own").show()()  // expect: own
let show = { [title] in print(title) }
show()  // expect: global
