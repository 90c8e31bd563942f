// swift-format-ignore-file
struct Circle {
  func draw() -> String { "o" }
}
print(Circle.draw())  // error: instance member 'draw' cannot be used on type 'Circle'; did you mean to use a value of this type instead?
