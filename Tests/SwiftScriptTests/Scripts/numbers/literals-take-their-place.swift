// swift-format-ignore-file
import Foundation
let a: CGFloat = 1
let b: Double = 2
let c: [Double] = [1, 2.5]
let d: CGFloat = 1 / 2
let e = 1 / 2
let f: Double = 7 / 2
let g = 7 / 2.0
print(a, b, c, d, e, f, g)  // expect: 1.0 2.0 [1.0, 2.5] 0.5 0 3.5 3.5
func takes(_ x: Double, _ y: CGFloat) -> Double { x + y }
print(takes(1, 2), takes(b, a))  // expect: 3.0 3.0
let h: Float = 0.5
let dictionary: [String: Double] = ["x": 1]
print(h, dictionary["x"]!, [1, 2, 3.5])  // expect: 0.5 1.0 [1.0, 2.0, 3.5]
