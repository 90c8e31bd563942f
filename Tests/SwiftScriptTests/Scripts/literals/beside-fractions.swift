// swift-format-ignore-file
print([3, .nan, 1].max() as Any)
let d = [1, .infinity]; print(d, 1 == .pi, true ? 1 : .infinity)
print(zip([1, 2], [0.5, 1]).map { $0 * $1 })
print([1, 2] + [2.5])
func id<T>(_ t: T) -> T { t }
print(id(1) + 0.5, 0.5 + id(2))
func avg(_ x: [Double]) -> Double { x.reduce(0, +) }
print([[1, 2], [3]].map(avg))
// expect: Optional(3.0)
// expect: [1.0, inf] false 1.0
// expect: [0.5, 2.0]
// expect: [1.0, 2.0, 2.5]
// expect: 1.5 2.5
// expect: [3.0, 3.0]
