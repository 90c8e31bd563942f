// swift-format-ignore-file
// A number type with its literals and operators.
import Foundation
struct Money: Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible {
  var cents: Int
  static let zero = Money(cents: 0)
  init(cents: Int) { self.cents = cents }
  init?(_ text: String) {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let a = Int(parts[0]), let b = Int(parts[1]), parts[1].count == 2 else { return nil }
    self.init(cents: a * 100 + b)
  }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func * (a: Money, p: Double) -> Money { Money(cents: Int((Double(a.cents) * p).rounded())) }
  var description: String { String(format: "%@%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100) }
}
extension Money: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) } }
extension Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { cents = v * 100 } }
let prices: [Money] = [1.5, 20, 3.25]
print(prices.reduce(.zero, +), prices.max()!, prices.sorted(by: >), prices.map { $0 * 1.1 })
print(Money("12.34") as Any, Money("x") ?? 0, Money("1.5") == nil)
var m: Money = 5
m += 1.25
m -= 10
print(m, m < .zero, Set(prices + [20]).count, [Money: String](uniqueKeysWithValues: zip(prices, ["a", "b", "c"]))[20.0]!)
print((Money(cents: 1)...Money(cents: 5)).contains(Money(cents: 3)), min(prices[0], prices[1]), prices[0] ... prices[1] ~= 10)
enum Currency: String, CaseIterable { case usd = "$", eur = "€", won = "₩"; var decimals: Int { self == .won ? 0 : 2 } }
for c in Currency.allCases { print("\(c) \(c.rawValue)\(String(format: "%.\(c.decimals)f", 12.345))") }
print(Currency(rawValue: "€")!, Currency(rawValue: "x") as Any)
// expect: 24.75 20.00 [20.00, 3.25, 1.50] [1.65, 22.00, 3.58]
// expect: Optional(12.34) 0.00 true
// expect: -3.75 true 3 b
// expect: true 1.50 true
// expect: usd $12.35
// expect: eur €12.35
// expect: won ₩12
// expect: eur nil
