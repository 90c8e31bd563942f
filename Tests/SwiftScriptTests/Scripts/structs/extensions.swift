struct Circle { var radius: Double }
extension Circle {
  var diameter: Double { radius * 2 }
  init(diameter: Double) { self.init(radius: diameter / 2) }
  mutating func grow() { radius += 1 }
  static let unit = Circle(radius: 1)
}
var circle = Circle(diameter: 6)
circle.grow()
print(circle.diameter, Circle.unit.diameter)  // expect: 8.0 2.0
extension Int {
  var squared: Int { self * self }
  func times(_ body: () -> Void) { for _ in 0..<self { body() } }
}
print(7.squared)  // expect: 49
2.times { print("hi") }
// expect: hi
// expect: hi
extension String {
  var shout: String { uppercased() + "!" }
}
print("hey".shout)  // expect: HEY!
extension Array where Element == Int {
  var total: Int { reduce(0, +) }
}
print([1, 2, 3].total)  // expect: 6
