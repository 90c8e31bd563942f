// swift-format-ignore-file
let all: [Any] = [[1], ["a": 1], Set([1]), 1...2, Optional(3) as Any, (1, "x"), 2.5, "s", [[1.0]]]
for one in all { print(type(of: one)) }
func name<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }
print(name([1]), name(Optional(1)))
enum Kind: String, CaseIterable { case `default`, `class`, plain }
print(Kind.allCases.map(\.rawValue), Kind.default, Kind(rawValue: "class") as Any)
let p: any Equatable = [1]
print(type(of: p))
// expect: Array<Int>
// expect: Dictionary<String, Int>
// expect: Set<Int>
// expect: ClosedRange<Int>
// expect: Optional<Int>
// expect: (Int, String)
// expect: Double
// expect: String
// expect: Array<Array<Double>>
// expect: Array<Int> Array<Int> Optional<Int> Optional<Int>
// expect: ["default", "class", "plain"] default Optional(main.Kind.class)
// expect: Array<Int>
