// swift-format-ignore-file
import Foundation
let w = 2.0
let a = [1, 2, 3].map { pow($0, 2) }
print(a, type(of: a))
let b = [1, 2, 3].map { pow($0, 2.5) }
print(b, type(of: b))
let c = [1, 2, 3].map { pow($0, 0.5) + 1 }
print(c, type(of: c))
let d = [4, 9].map { sqrt($0) }
print(d, type(of: d))
let e = [1, 2, 3].map { pow($0, 2) + 1 }
print(e, type(of: e))
let f = [1, 2, 3].map { 2 * pow($0, 3) }.reduce(0, +)
print(f, type(of: f))
let g: [Double] = [1, 2, 3].map { pow($0, 2) }
print(g, type(of: g))
let h = [1.5, 2].map { pow($0, 2) }
print(h, type(of: h))
let i = [1, 2, 3].map { pow(2, $0) }
print(i, type(of: i))

let j = [1, 2, 3].map { pow($0, w) }
print(j, type(of: j))
print(type(of: [1.5, 2.5].map { pow($0, 2) }))
print(type(of: [1.5, 2.5].map { 0.5 * pow($0, 2) }))
print(type(of: [1, 2].map { 0.5 * pow($0, 2) }))
print(type(of: [1, 2].map { pow($0, 2) }.reduce(0, +)))
print(type(of: [1, 2].reduce(0) { $0 + pow($1, 2) }))
print(type(of: [1, 2].filter { pow($0, 2) > 2 }))
print(type(of: [1.5, 2].filter { pow($0, 2) > 2 }))
print(type(of: ["a": 1, "b": 2].mapValues { pow($0, 2) }))

print(type(of: [1, 2].map { pow($0, 2) + w }))
print(type(of: [1, 2].map { pow($0 + 1, 2) }))
print(type(of: [1, 2].map { sqrt(pow($0, 2)) }))
print(type(of: [1, 2].map { "\(pow($0, 2))" }))
print([1, 2].map { "\(pow($0, 2))" })
print([1.5, 2].map { "\(pow($0, 2))" })
print(type(of: (1...3).map { pow(2, $0) }))
print(type(of: (1...3).map { pow(2.0, $0) }))
let q = [1, 2].map { pow($0, 2) } as [Double]
print(q)
// expect: [1, 4, 9] Array<Decimal>
// expect: [1.0, 5.656854249492381, 15.588457268119896] Array<Double>
// expect: [2.0, 2.414213562373095, 2.732050807568877] Array<Double>
// expect: [2.0, 3.0] Array<Double>
// expect: [2, 5, 10] Array<Decimal>
// expect: 72 Decimal
// expect: [1.0, 4.0, 9.0] Array<Double>
// expect: [2.25, 4] Array<Decimal>
// expect: [2, 4, 8] Array<Decimal>
// expect: [1.0, 4.0, 9.0] Array<Double>
// expect: Array<Decimal>
// expect: Array<Decimal>
// expect: Array<Decimal>
// expect: Decimal
// expect: Decimal
// expect: Array<Decimal>
// expect: Array<Decimal>
// expect: Dictionary<String, Decimal>
// expect: Array<Double>
// expect: Array<Decimal>
// expect: Array<Double>
// expect: Array<String>
// expect: ["1.0", "4.0"]
// expect: ["2.25", "4.0"]
// expect: Array<Decimal>
// expect: Array<Decimal>
// expect: [1.0, 4.0]
