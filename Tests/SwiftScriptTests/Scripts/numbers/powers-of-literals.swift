// swift-format-ignore-file
// What pow gives for literals: Foundation's Decimal before C's Double.
import Foundation
let p = pow(2, 3)
print(p, type(of: p))
let q = pow(2, 0.5)
print(q)
let n = 3
let s = pow(Double(n), 2) 
print(s)
let t = pow(2, 3) + 1
print(t, type(of: t))
let u: Double = pow(2, 3)
print(u)
let v = Int(pow(2, 3) as Double)
let w = 2 * pow(2, 3)
print(v, w, type(of: w))
func d(_ x: Double) { print(x) }
d(pow(2, 8))
let hyp = sqrt(pow(3, 2) + pow(4, 2))
print(hyp)
let ten = pow(10, n)
print(ten, type(of: ten))
let r = 2.5
let area = 3.14 * pow(r, 2)
print(area, pow(r, 2) / 2 + pow(r, 3))
let f: Float = pow(2, 3)
print(f)
let g: CGFloat = pow(2, 3) * 1.5
print(g)
print(Int(pow(2.5, 2)), Int(pow(Double(2), 3)))
let h: Double = 100 * pow(1 + 0.05, 2)
print(h)
var total = 1.0
total *= pow(2, 2)
print(total)
if pow(2, 2) > 3 { print("big") }
print((1...3).map { pow(2, $0) })
print((1...3).map { pow(2, Double($0)) })
// expect: 8 Decimal
// expect: 1.4142135623730951
// expect: 9.0
// expect: 9 Decimal
// expect: 8.0
// expect: 8 16 Decimal
// expect: 256.0
// expect: 5.0
// expect: 1000 Decimal
// expect: 19.625 18.75
// expect: 8.0
// expect: 12.0
// expect: 6 8
// expect: 110.25
// expect: 4.0
// expect: big
// expect: [2, 4, 8]
// expect: [2.0, 4.0, 8.0]
