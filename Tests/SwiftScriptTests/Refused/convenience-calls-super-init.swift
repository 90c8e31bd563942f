// swift-format-ignore-file
class Animal {
  var legs: Int
  init(legs: Int) { self.legs = legs }
}
class Dog: Animal {
  convenience init() {
    super.init(legs: 4)  // error: convenience initializer for 'Dog' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
  }
}
