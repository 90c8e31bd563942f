// swift-format-ignore-file
// Lists, tables and tuples in a list are of one type, which their numbers take together.
let d = 2.5
print([[1, 2], [3.5]])
print([1, 2.5])
print([[1, 2], [d]])
print([[1: "a"], [2: "b"]])
print([["a": 1], ["b": 2.5]])
print([[1], []])
print([[nil, 1], [2]])
print([[1, nil], [2.5]])
print([["x"], ["y" as Character]])
print(type(of: [[1, 2], [3.5]]))
let x: Any = [[1, 2], [3.5]]
print(x)
let y: Any = ["a": 1, "b": 2.5]
print((y as! [String: Double])["a"]!)
let z: [String: Any] = ["a": [1, 2.5], "b": ["c": 1, "d": 2.5]]
print(z["a"]!, (z["b"] as! [String: Any]).count)
print([[1, "a"], [2.5]] as [Any])
let w: [Any] = [[1, 2.5], [1, "a"], 3]
print(w)
print("\([[1, 2], [3.5]])")
let q = [[1, 2], [3.5]]
print(q)
let r = ["a": [1], "b": [2.5]]
print(r["a"]!)
let s = [(1, 2.5), (1.5, 2)]
print(s)
let t = [[1: 2], [3: 4.5]]
print(t)
print([[[1]], [[2.5]]].count)
let m = [[1, 0, d], [0, 1, -d], [0, 0, 1]]
print(m)
let u = [("a", 1), ("b", 2.5)]
print(u)
let v = [(1, nil), (2, "b")]
print(v)
let big: [[Double]] = [[1, 2], [3, 4]]
print(big)
// expect: [[1.0, 2.0], [3.5]]
// expect: [1.0, 2.5]
// expect: [[1.0, 2.0], [2.5]]
// expect: [[1: "a"], [2: "b"]]
// expect: [["a": 1.0], ["b": 2.5]]
// expect: [[1], []]
// expect: [[nil, Optional(1)], [Optional(2)]]
// expect: [[Optional(1.0), nil], [Optional(2.5)]]
// expect: [["x"], ["y"]]
// expect: Array<Array<Double>>
// expect: [[1.0, 2.0], [3.5]]
// expect: 1.0
// expect: [1.0, 2.5] 2
// expect: [[1, "a"], [2.5]]
// expect: [[1.0, 2.5], [1, "a"], 3]
// expect: [[1.0, 2.0], [3.5]]
// expect: [[1.0, 2.0], [3.5]]
// expect: [1.0]
// expect: [(1.0, 2.5), (1.5, 2.0)]
// expect: [[1: 2.0], [3: 4.5]]
// expect: 2
// expect: [[1.0, 0.0, 2.5], [0.0, 1.0, -2.5], [0.0, 0.0, 1.0]]
// expect: [("a", 1.0), ("b", 2.5)]
// expect: [(1, nil), (2, Optional("b"))]
// expect: [[1.0, 2.0], [3.0, 4.0]]
