class Shape {
  var sides = 0
  required init(name: String) { print("made", name, type(of: self)) }
}
final class Square: Shape {}
protocol Styleable {}
extension Shape: Styleable {}
struct Style<Subject> {
  let apply: (Subject) -> Void
  init(_ apply: @escaping (Subject) -> Void) { self.apply = apply }
}
extension Styleable where Self: Shape {
  init(style: Style<Self>) {
    self.init(name: "styled")
    style.apply(self)
  }
  init(count: Int) {
    self.init(name: "counted")
    sides = count
  }
}
extension Style where Subject == Square {
  static let usual = Style { $0.sides = 4 }
  static var odd: Style<Square> { Style { $0.sides = 5 } }
}
print(Square(style: .usual).sides, Square(style: .odd).sides)
print(Shape(count: 3).sides, Square(count: 6).sides)

protocol Named { init(name: String) }
extension Shape: Named {}
extension Named {
  init(_ use: (Self) -> Void) {
    self.init(name: "named")
    use(self)
  }
}
func make<Made: Shape & Styleable>(_ type: Made.Type) -> Made { Made(count: 7) }
print(Shape { $0.sides = 9 }.sides, make(Square.self).sides)
// expect: made styled Square
// expect: made styled Square
// expect: 4 5
// expect: made counted Shape
// expect: made counted Square
// expect: 3 6
// expect: made named Shape
// expect: made counted Square
// expect: 9 7
