import Foundation

print(7.0 / 2, 1 / 3.0, 0.1 + 0.2, 2.0 * 3)
// expect: 3.5 0.3333333333333333 0.30000000000000004 6.0
print(1e3, 1.5e-3, 100000000000000000.0, 1.0)  // expect: 1000.0 0.0015 1e+17 1.0
print((2.5).rounded(), (-2.5).rounded(), (2.4).rounded(.up), 2.7.rounded(.down))
// expect: 3.0 -3.0 3.0 2.0
print((2.5).rounded(.toNearestOrEven), 2.0.squareRoot(), 7.5.truncatingRemainder(dividingBy: 2))
// expect: 2.0 1.4142135623730951 1.5
print(Double.pi, Double.infinity, -Double.infinity, Double.nan.isNaN, Double.nan == Double.nan)
// expect: 3.141592653589793 inf -inf true false
print(abs(-2.5), min(1.5, 2), max(1, 2.5), (-1.5).magnitude)  // expect: 2.5 1.5 2.5 1.5
let x = 3
print(Double(x) / 2, Double(x) * 1.5, Int(2.9), Float(0.1), Double(Float(0.5)))
// expect: 1.5 4.5 2 0.1 0.5
var d = 1.0
d += 0.5
d *= 4
d -= 1
d /= 2
print(d, -d, d > 2, d == 2.5)  // expect: 2.5 -2.5 true true
print(1.0.isZero, Double.greatestFiniteMagnitude > 1e300)  // expect: false true
