// swift-format-ignore-file
import Foundation
infix operator **: MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int {
  var result = 1
  for _ in 0..<power { result *= base }
  return result
}
print(2 ** 10, 1 + 2 ** 3)  // expect: 1024 9
prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }
print(√9)  // expect: 3.0
struct Money { var cents: Int }
func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
print((Money(cents: 5) + Money(cents: 7)).cents)  // expect: 12
