// swift-format-ignore-file
let a: [Double] = [[1, 2], [3]].flatMap { $0 }
let c: [Double] = [[1, 2]].flatMap { $0.map { $0 * 2 } }
let d: [Double] = [[1, 2], [3]].map { $0.reduce(0, +) }
let e: Double = [[1, 2], [3]].flatMap { $0 }.reduce(0, +)
print(a, c, d, e)
// expect: [1.0, 2.0, 3.0] [2.0, 4.0] [3.0, 3.0] 6.0
