// swift-format-ignore-file
// Constants that older code names, and the absolute value of decimals.
import Foundation
print(M_PI, M_PI_2, M_PI_4, M_1_PI, M_2_PI, M_E)
print(M_SQRT2, M_SQRT1_2, M_LN2, M_LN10, M_LOG2E, M_LOG10E)
func rad(_ d: Double) -> CGFloat { CGFloat(d * M_PI / 180) }
print(rad(90))
let b: Decimal = 3
print(abs(-b), abs(b), abs(Decimal(string: "-2.5")!))
// expect: 3.141592653589793 1.5707963267948966 0.7853981633974483 0.3183098861837907 0.6366197723675814 2.718281828459045
// expect: 1.4142135623730951 0.7071067811865476 0.6931471805599453 2.302585092994046 1.4426950408889634 0.4342944819032518
// expect: 1.5707963267948966
// expect: 3 3 2.5
