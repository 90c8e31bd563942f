// What a number of one's own has from its protocols: a sign, an amount, a zero.
nonisolated struct Money: SignedNumeric, Comparable {
  var cents: Int, places = 2
  init(_ c: Int) { cents = c }
  init(integerLiteral value: Int) { cents = value }
  init?<T: BinaryInteger>(exactly source: T) { cents = Int(source) }
  var magnitude: Money { Money(Swift.abs(cents)) }
  static func + (a: Money, b: Money) -> Money { Money(a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(a.cents - b.cents) }
  static func * (a: Money, b: Money) -> Money { Money(a.cents * b.cents) }
  static func *= (a: inout Money, b: Money) { a = a * b }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
}
print(abs(Money(-5)), -Money(3), abs(-2.5), abs(-3), Money(4) - 1)
var m = Money(7); m.negate(); m += 2; m -= 1
print(m, [Money(1), Money(2)].reduce(0, +), max(Money(1), 3))
func total<N: Numeric>(_ a: [N]) -> N { a.reduce(.zero, +) }
print(total([Money(1), 2, 3]), Money.zero, +m, abs(m), m.magnitude)
func size<N: SignedNumeric & Comparable>(_ n: N) -> N { abs(n) }
print(size(Money(-9)), size(-4), size(-1.5))

// expect: Money(cents: 5, places: 2) Money(cents: -3, places: 2) 2.5 3 Money(cents: 3, places: 2)
// expect: Money(cents: -6, places: 2) Money(cents: 3, places: 2) Money(cents: 3, places: 2)
// expect: Money(cents: 6, places: 2) Money(cents: 0, places: 2) Money(cents: -6, places: 2) Money(cents: 6, places: 2) Money(cents: 6, places: 2)
// expect: Money(cents: 9, places: 2) 4 1.5
