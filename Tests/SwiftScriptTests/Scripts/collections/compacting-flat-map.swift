// swift-format-ignore-file
// The deprecated `flatMap`: for closures that give optionals, and where literals fit it better.
var d = [1.5, 2]
var n = 3
let a = d.flatMap { [$0, 1] }
print(type(of: a))
print(type(of: d.flatMap { [$0, 1] }))
print(d.flatMap { [$0, 1] }.count)
for x in d.flatMap({ [$0, 1] }) { print(x) }
print(d.flatMap { [$0, 1] }.reduce(0, +))
print(d.flatMap { [$0, 1] }.map { $0 * 2 })
print(d.flatMap { [$0, 1] }.map { "\($0)" })
print(d.flatMap { [$0, 1] }.sorted())
print("\(d.flatMap { [$0, 1] })")
print(d.flatMap { [1, 2] + [$0] })
print(d.flatMap { x in (0..<2).map { _ in x } })
print(d.flatMap { x in [1, 2].map { x * $0 } })
print(d.flatMap { [$0, -1] })
print(d.flatMap { [$0 + 1] })
print(d.flatMap { [$0 * 2, $0 / 2] })
print([[1, 2], [3]].flatMap { $0 + [1] })
print([UInt8(1), 2].flatMap { [$0, 1] })
print(["a", "b"].flatMap { [$0, nil] })
print(["a", "b"].flatMap { [$0, "c"] })
print([n, 2].flatMap { [($0, 1.5)] })
print([n, 2].flatMap { [Double($0), 1] })
print(["1", "x"].flatMap { Int($0) })
print(["1", "x"].flatMap(Int.init))
let s = ["1", "b"].flatMap { Int($0) }.reduce(0, +)
let v: Double = d.flatMap { [$0, 1] }.first ?? 0
let w: [Double] = d.flatMap { [$0, 1] }
func f() -> [Double] { d.flatMap { [$0, 1] } }
print([1, 2] + [d[0]], [0] + d, [1] + [2] + d, [1, 2].map { d[0] * $0 }, [1, 2].reduce(d[0]) { $0 + $1 })
func g() -> Double { d.flatMap { [$0, 1] }.first! }
print(s, v, w, f(), g(), d.flatMap { [$0, 2] }.first ?? n, d.flatMap { [$0, $0] }.last ?? 0)
print([1, 2].flatMap { $0 + 1 })
print([nil, 2].flatMap { $0 })
let names: [String?] = ["a", nil]
for name in names.flatMap({ $0 }) { print(name) }
// expect: Array<Array<Any>>
// expect: Array<Array<Any>>
// expect: 2
// expect: [1.5, 1]
// expect: [2.0, 1]
// expect: 5.5
// expect: [3.0, 2.0, 4.0, 2.0]
// expect: ["[1.5, 1]", "[2.0, 1]"]
// expect: [1.0, 1.0, 1.5, 2.0]
// expect: [[1.5, 1], [2.0, 1]]
// expect: [[1, 2, 1.5], [1, 2, 2.0]]
// expect: [1.5, 1.5, 2.0, 2.0]
// expect: [1.5, 3.0, 2.0, 4.0]
// expect: [[1.5, -1], [2.0, -1]]
// expect: [2.5, 3.0]
// expect: [3.0, 0.75, 4.0, 1.0]
// expect: [1, 2, 1, 3, 1]
// expect: [[1, 1], [2, 1]]
// expect: [Optional("a"), nil, Optional("b"), nil]
// expect: ["a", "c", "b", "c"]
// expect: [(3, 1.5), (2, 1.5)]
// expect: [[3.0, 1], [2.0, 1]]
// expect: [1]
// expect: [1]
// expect: [1.0, 2.0, 1.5] [0.0, 1.5, 2.0] [1.0, 2.0, 1.5, 2.0] [1.5, 3.0] 4.5
// expect: 1 1.5 [1.5, 1.0, 2.0, 1.0] [1.5, 1.0, 2.0, 1.0] 1.5 [1.5, 2] [2.0, 2.0]
// expect: [2, 3]
// expect: [2]
// expect: a
