// swift-format-ignore-file
// Numbers, dates and lists, written for people.
import Foundation
let american = Locale(identifier: "en_US")
print(1234567.formatted(), 1234.5.formatted(), 0.1.formatted(.number.precision(.fractionLength(2))))
print(1234.567.formatted(.number.precision(.fractionLength(0...1)).grouping(.never)), 3.formatted(.number.precision(.fractionLength(1))))
print(0.256.formatted(.percent), 25.formatted(.percent), 0.256.formatted(.percent.precision(.fractionLength(1))))
print(9.5.formatted(.currency(code: "USD").locale(american)), 12.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
print(1_200_000.formatted(.number.notation(.compactName).locale(american)), 1234.5.formatted(.number.precision(.significantDigits(2))))
print(["a", "b", "c"].formatted(), ["a"].formatted())
let total: Double = 3
print("Total: \(total.formatted(.number.precision(.fractionLength(2))))")
// expect: 1,234,567 1,234.5 0.10
// expect: 1234.6 3.0
// expect: 25.6% 25% 25.6%
// expect: $9.50 12,00 €
// expect: 1.2M 1,200
// expect: a, b, and c a
// expect: Total: 3.00
