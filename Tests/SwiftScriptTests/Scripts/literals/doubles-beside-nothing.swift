// swift-format-ignore-file
// Doubles beside nil and beside empty lists.
let b = [1, nil, 2.0]
print(b)
let d = ["a": 1, "b": 2.5, "c": nil]
print(d.count)
let q = [[1], [], [2.5]]
print(q)
// expect: [Optional(1.0), nil, Optional(2.0)]
// expect: 3
// expect: [[1.0], [], [2.5]]
