struct Money { let cents: Int }
extension Money: CustomStringConvertible { var description: String { "\(cents)c" } }
extension Money: Comparable { static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
print([Money(cents: 5), Money(cents: 2)].sorted(), Money(cents: 1) < Money(cents: 2))
// expect: [2c, 5c] true
