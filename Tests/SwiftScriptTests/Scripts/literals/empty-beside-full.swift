// swift-format-ignore-file
// An empty literal is of the type of the one beside it that is not.
let tables = ["a": [:], "b": ["n": 2]]
print(tables["a"]?.count ?? -1, tables["b"]?["n"] ?? 0)
let lists = [[], ["x"], []]
print(lists, [[:], ["k": [1]]].map(\.count))
let loose = [[], nil, [1, 2]]
print(loose.compactMap { $0?.count })
// expect: 0 2
// expect: [[], ["x"], []] [0, 1]
// expect: [0, 2]
