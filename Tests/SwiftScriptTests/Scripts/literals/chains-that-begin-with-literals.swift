// swift-format-ignore-file
// The place tells what the literals at the beginning of a chain are.
let x: [Double] = [1, 2].map { $0 }
print(x)
let a: [Float] = [1, 2].filter { $0 > 1 }
let b: [Double] = [2, 1].sorted()
let c: [Double] = [1, 2] + [3, 4].map { $0 * 2 }
print(a, b, c)
let d: Double? = [1, 2].last
let f: Double = [1, 2].first ?? 0
print(d!, f)
let s: [Int8] = [1, 2].reversed()
print(s)
let e: [Character] = ["a", "b"].reversed()
let h: [Character] = ["a", "b"].filter { $0 > "a" }
print(e, h)
// expect: [1.0, 2.0]
// expect: [2.0] [1.0, 2.0] [1.0, 2.0, 6.0, 8.0]
// expect: 2.0 1.0
// expect: [2, 1]
// expect: ["b", "a"] ["b"]
