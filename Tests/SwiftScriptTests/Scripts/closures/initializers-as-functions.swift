// swift-format-ignore-file
// Initialisers, generic functions and operators as values: the place tells which is meant.
let strs = ["ab", "cd"]
print(strs.map(Array.init))
print(strs.map(Array.init).map { $0.count })
print([1, 2].map(String.init))

let ci: [Int] = ["1", "x"].compactMap(Int.init); print(ci)
print(["1", "x"].flatMap(Array.init))
print([1.5, 2.5].map(Int.init))
print([1, 2].map(Double.init))
print("abc".map(String.init))
print([1, 2].map(String.init(describing:)))
print(["1"].compactMap(Double.init))
let ops = ["max": max, "min": min] as [String: (Int, Int) -> Int]
print(ops["max"]!(3, 4), ops["min"]!(3, 4))
print([3, 9, 2].reduce(0, max))
print([3, 9, 2].reduce(Int.max, min))
print([3, 9, 2].sorted(by: >))
print(zip([1, 2], [3, 4]).map(+))
print(zip([1, 2], [3, 4]).map(*))
print(zip(["a"], [1]).map { $0 + String($1) })
struct P { var x: Int; var y: Int }
print([1, 2].map { P(x: $0, y: 0) }.map(\.x))
let make = P.init
print(make(1, 2))
let make2 = P.init(x:y:)
print(make2(1, 2))
print(zip([1, 2], [3, 4]).map(P.init))
print(zip([1, 2], [3, 4]).map(P.init(x:y:)))
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2])).count)
print(["a": [1], "b": [2, 3]].mapValues(\.count).values.sorted())
print(["1", "2"].map { Int($0) }.compactMap { $0 })
let toInt: (String) -> Int? = Int.init
print(toInt("4") as Any)
let f: (Double) -> Int = Int.init
print(f(3.9))
let g: (Int) -> String = String.init
print(g(3))
let h = Int.init(_:) as (String) -> Int?
print(h("77") as Any)
print([65, 66].map(UInt8.init).map(UnicodeScalar.init).map(Character.init))
print(["a,b", "c"].flatMap { $0.split(separator: ",").map(String.init) })
print([[1, 2], [2]].map(Set.init).map(\.count))
print((1...3).map(String.init).joined())
print([1, nil, 3].compactMap { $0 }.map(Double.init).reduce(0, +))
enum E: String, CaseIterable { case a, b }
print(["a", "z"].map(E.init))
print(["a", "z"].compactMap(E.init(rawValue:)))
enum Shape { case circle(Double), rect(w: Double, h: Double) }
print([1.0, 2].map(Shape.circle))
print(zip([1.0], [2.0]).map(Shape.rect))
print(Optional(3).map(String.init) ?? "nil")
print([1, -2].map(abs))
print(["b", "a"].sorted(by: <))
print([1, 2, 3].map(Optional.some))
print([1, 2, 3].map(Optional.init))
let swapThem: (Int, Int) -> (Int, Int) = { ($1, $0) }
print(swapThem(1, 2))
print(zip([1], [2]).map(max))
let printer: (String) -> Void = { print($0) }
["q"].forEach(printer)
// expect: [["a", "b"], ["c", "d"]]
// expect: [2, 2]
// expect: ["1", "2"]
// expect: [1]
// expect: ["1", "x"]
// expect: [1, 2]
// expect: [1.0, 2.0]
// expect: ["a", "b", "c"]
// expect: ["1", "2"]
// expect: [1.0]
// expect: 4 3
// expect: 9
// expect: 2
// expect: [9, 3, 2]
// expect: [4, 6]
// expect: [3, 8]
// expect: ["a1"]
// expect: [1, 2]
// expect: P(x: 1, y: 2)
// expect: P(x: 1, y: 2)
// expect: [main.P(x: 1, y: 3), main.P(x: 2, y: 4)]
// expect: [main.P(x: 1, y: 3), main.P(x: 2, y: 4)]
// expect: 2
// expect: [1, 2]
// expect: [1, 2]
// expect: Optional(4)
// expect: 3
// expect: 3
// expect: Optional(77)
// expect: ["A", "B"]
// expect: ["a", "b", "c"]
// expect: [2, 1]
// expect: 123
// expect: 4.0
// expect: [Optional(main.E.a), nil]
// expect: [main.E.a]
// expect: [main.Shape.circle(1.0), main.Shape.circle(2.0)]
// expect: [main.Shape.rect(w: 1.0, h: 2.0)]
// expect: 3
// expect: [1, 2]
// expect: ["a", "b"]
// expect: [Optional(1), Optional(2), Optional(3)]
// expect: [Optional(1), Optional(2), Optional(3)]
// expect: (2, 1)
// expect: [2]
// expect: q
