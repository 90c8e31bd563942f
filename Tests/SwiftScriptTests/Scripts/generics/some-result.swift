protocol Shape { func area() -> Double }
struct Square: Shape { var side: Double; func area() -> Double { side * side } }
func unitShape() -> some Shape { Square(side: 1) }
print(unitShape().area())
// expect: 1.0
