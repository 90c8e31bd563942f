import Foundation

let width: CGFloat = 100
let ratio = 0.25
let scaled = width * ratio
print(width / 3, scaled, width * 2)  // expect: 33.333333333333336 25.0 200.0
func half(_ value: CGFloat) -> CGFloat { value / 2 }
print(half(5), half(width), CGFloat(7) / 2)  // expect: 2.5 50.0 3.5
let double: Double = width
print(double, max(width, 120), min(0, width), abs(-width))  // expect: 100.0 120.0 0.0 100.0
print(floor(2.7), ceil(2.1), round(2.5), sqrt(16.0), pow(2.0, 10.0))
// expect: 2.0 3.0 3.0 4.0 1024.0
print(CGFloat.pi > 3, Int(width), width.rounded(), width == 100)  // expect: true 100 100.0 true
