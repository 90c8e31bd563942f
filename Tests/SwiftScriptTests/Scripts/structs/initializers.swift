struct Size {
  var width: Double
  var height: Double
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  init(square side: Double) {
    self.init(width: side, height: side)
  }
  init?(text: String) {
    guard let value = Double(text) else { return nil }
    width = value
    height = value
  }
}
print(Size(square: 2).height)  // expect: 2.0
print(Size(width: 1, height: 2))  // expect: Size(width: 1.0, height: 2.0)
print(Size(text: "3.5")?.width ?? 0, Size(text: "x") == nil)  // expect: 3.5 true
