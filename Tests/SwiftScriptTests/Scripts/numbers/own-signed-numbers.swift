// swift-format-ignore-file
struct Money: SignedNumeric, Comparable {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init?<T: BinaryInteger>(exactly source: T) { cents = Int(source) * 100 }
  var magnitude: Money { Money(cents: abs(cents)) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func * (a: Money, b: Money) -> Money { Money(cents: a.cents * b.cents / 100) }
  static func *= (a: inout Money, b: Money) { a = a * b }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
}
let price = Money(cents: 250)
print((-price).cents, (-price - 1).cents, (5 * -price).cents)
print((1...4 as ClosedRange<Money>).contains(price), ((3..<9) as Range<Money>).lowerBound.cents)
// expect: -250 -350 -1250
// expect: true 300
