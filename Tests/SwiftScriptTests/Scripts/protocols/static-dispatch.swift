protocol Shape {}
extension Shape {
  func describe() -> String { "shape" }
}
struct Square: Shape {
  func describe() -> String { "square" }
}
let square = Square()
let shape: Shape = square
print(square.describe(), shape.describe())  // expect: square shape
