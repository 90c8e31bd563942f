// swift-format-ignore-file
class Shape {
  func draw(_ rect: Int) {}
  func show(animated: Bool) {}
  func move(_ x: Int, at y: Int) {}
}
class Circle: Shape {
  override func draw(rect: Int) {}  // error: argument labels for method 'draw(rect:)' do not match those of overridden method 'draw'
  override func show(_ animated: Bool) {}  // error: argument labels for method 'show' do not match those of overridden method 'show(animated:)'
  override func move(_ x: Int, y: Int) {}  // error: argument labels for method 'move(_:y:)' do not match those of overridden method 'move(_:at:)'
  override func draw(rect: String) {}  // error: method does not override any method from its superclass
}
