// swift-format-ignore-file
let words = ["apple", "avocado", "banana"]
let byFirst = Dictionary(grouping: words, by: { $0.first! })
print(byFirst["a"]!, byFirst["b"]!, byFirst.mapValues(\.count)["a"]!)
let pairs = Dictionary(zip(["x", "y", "x"], [1, 2, 3]), uniquingKeysWith: +)
print(pairs["x"]!, pairs.filter { $0.value < 3 }.keys.sorted())
// expect: ["apple", "avocado"] ["banana"] 2
// expect: 4 ["y"]
