// What numbers do: division, remainders, literals that take the type of their place, text.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

let seven = 7
print(seven / 2, seven % 2, -seven / 2, -seven % 2, 7.0 / 2)
let half: CGFloat = 1 / 2
let third = CGFloat(1) / 3
print(half, third, Double(seven) / 2, Int(3.99), Int(-3.99))
print(1e3, 1e16, 1e17, 0.1 + 0.2, 100.0, 1.0e-5, 123456.789)
print(Float(0.1), Float(1) / 3, Double.pi)
print(Int.max, Int.min, UInt8.max, Int8.min)
print(Int.max &+ 1 == Int.min, UInt8(250) &+ 10, UInt8(3) &- 5)
print(7 & 3, 7 | 8, 7 ^ 2, ~0, 1 << 10, -16 >> 2)
print(0x1F, 0b1010, 0o17, 1_000_000)
print(5.0.rounded(), 2.5.rounded(), (-2.5).rounded(), 2.4.rounded(.up), 2.6.rounded(.down))
print((10.0).squareRoot(), abs(-3), min(2, 1, 3), max(2.5, 1))
print(1.0 / 0, -1.0 / 0, (0.0 / 0).isNaN, Double.infinity > 1e308)
print(Int("42") ?? -1, Int("4x") ?? -1, Double("2.5") ?? -1, Double("abc") as Any)
print(7.isMultiple(of: 7), seven.description + "!", 3.quotientAndRemainder(dividingBy: 2))
var total = 10
total += 5
total -= 3
total *= 2
total /= 5
total %= 3
print(total)
print((1...4).reduce(1, *), (1..<5).map { $0 * $0 })
let width = view.frame.width / 2
print(width, Int(width) / 2, view.bounds.midX)
