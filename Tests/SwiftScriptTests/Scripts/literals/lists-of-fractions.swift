// swift-format-ignore-file
print([1, 2, 3].reduce(0, +) / 2.0)
let half = [1, 2, 4].reduce(0, +) / 2.0
print(type(of: half), half)
print([4, 5].reduce(1) { $0 * $1 } / 3.0)
let mean: Double = [90, 85, 77].reduce(0, +) / 3.0
print(mean)
let sum: Double = [1, 2, 3].reduce(0, +)
let best: Double = [1, 2].max()!
let first: Double = [3, 4].first!
print(sum, best, first)
print([3, 4].first! * 1.5, 2.5 * [1, 2].max()!)
print([1, 2, 3].map { $0 * 2 }.reduce(0, +) / 4.0)
func twice(_ x: Double) -> Double { x * 2 }
print(twice([1, 2, 3].reduce(0, +)))

// What can be whole is whole.
print([1, 2, 3].reduce(0, +) / 2)
let count: Double = Double([1, 2, 3].count) / 2
print(count)
let mixed: Double = [1, 2].reduce(0) { $0 + Double($1) / 2 }
print(mixed)
let whole = [1, 2, 3].reduce(0, +)
print(type(of: whole), Double(whole) / 2.0)
// expect: 3.0
// expect: Double 3.5
// expect: 6.666666666666667
// expect: 84.0
// expect: 6.0 2.0 3.0
// expect: 4.5 5.0
// expect: 3.0
// expect: 12.0
// expect: 3
// expect: 1.5
// expect: 1.5
// expect: Int 3.0
