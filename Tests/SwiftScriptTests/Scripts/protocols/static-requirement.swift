protocol Unit { static var symbol: String { get }; static func convert(_ value: Double) -> Double }
enum Metres: Unit {
  static let symbol = "m"; static func convert(_ value: Double) -> Double { value }
}
enum Feet: Unit {
  static let symbol = "ft"; static func convert(_ value: Double) -> Double { value * 2 }
}
func show<U: Unit>(_ value: Double, in unit: U.Type) -> String { "\(U.convert(value))\(U.symbol)" }
print(show(3, in: Metres.self), show(3, in: Feet.self))
// expect: 3.0m 6.0ft
