// swift-format-ignore-file
import Foundation
print(2.0.isLess(than: 3), 2.0.isEqual(to: 2), 2.0.isLessThanOrEqualTo(1), fma(1.0, 2.0, 3.0), (2.0).addingProduct(3, 4), 5.0.remainder(dividingBy: 3), hypot(3.0, 4.0))
var q = 1.5; q.addProduct(2, 3); q.formTruncatingRemainder(dividingBy: 2); print(q, q.exponent, q.significand, q.nextUp > q, q.ulp)

// expect: true true false 5.0 14.0 -1.0 5.0
// expect: 1.5 0 1.5 true 2.220446049250313e-16
