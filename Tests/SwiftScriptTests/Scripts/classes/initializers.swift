class Shape {
  let sides: Int
  var name: String
  init(sides: Int, name: String) {
    self.sides = sides
    self.name = name
    print("Shape", sides)
  }
  convenience init(sides: Int) {
    self.init(sides: sides, name: "shape\(sides)")
    print("convenience")
  }
}
class Square: Shape {
  var side: Double
  init(side: Double) {
    self.side = side
    super.init(sides: 4, name: "square")
    name += "!"
    print("Square", side)
  }
}
print(Shape(sides: 3).name)
print(Square(side: 2).name)

// expect: Shape 3
// expect: convenience
// expect: shape3
// expect: Shape 4
// expect: Square 2.0
// expect: square!
