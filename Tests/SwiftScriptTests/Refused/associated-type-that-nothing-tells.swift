protocol Shape {
  associatedtype Unit
  func area() -> Double
}
struct Circle: Shape {
  typealias Unit = Double
  func area() -> Double { 3 }
}
struct Square: Shape {  // error: type 'Square' does not conform to protocol 'Shape'
  func area() -> Double { 4 }
}
