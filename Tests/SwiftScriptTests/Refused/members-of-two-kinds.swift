// swift-format-ignore-file
enum Turn {
  case left
  static let left = 1  // error: invalid redeclaration of 'left'
  struct Right {}
  static func Right(_ steps: Int) {}  // error: invalid redeclaration of 'Right'
}
protocol Drawn {
  func draw()
  func draw()  // error: invalid redeclaration of 'draw()'
}
struct Pen {
  func down() {}
  func down() throws {}  // error: invalid redeclaration of 'down()'
  func move<T>(_ by: T) {}
  func move<U>(_ by: U) {}  // error: invalid redeclaration of 'move'
}
class View {
  init(_ width: Int) {}
  init?(_ width: Int) { return nil }  // error: invalid redeclaration of 'init(_:)'
}
