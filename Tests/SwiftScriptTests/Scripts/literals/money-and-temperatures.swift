// swift-format-ignore-file
import Foundation
struct Money: Equatable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible { var cents: Int
  init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) } }
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
print([1, 2, Money(cents: 50)].total(), [1.5, 2.5].total(), (1...4).total(), Money(cents: 199) * 3, max(5, Money(cents: 499)), Money.zero == 0)
var m: Money = 3; m += 4; m -= Money(cents: 1); print(m, m > 6, [m, 1, 2].sorted())
struct Temperature: ExpressibleByFloatLiteral, ExpressibleByStringLiteral { let c: Double; init(floatLiteral v: Double) { c = v }; init(stringLiteral v: String) { c = Double(v) ?? 0 } }
let t: Temperature = 36.6, u: Temperature = "12.5"; print(t.c + u.c)
// expect: $3.50 4.0 10 $5.97 $5.00 true
// expect: $6.99 true [$1.00, $2.00, $6.99]
// expect: 49.1
