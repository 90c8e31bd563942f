// swift-format-ignore-file
let nested = [[1, 2], [], [3]]
print(nested.flatMap { $0 }, nested.joined().reduce(0, +), nested.map(\.count))
print(["1", "x", "3"].compactMap { Int($0) }, ["a", "b"].reversed().joined())

// expect: [1, 2, 3] 6 [2, 0, 1]
// expect: [1, 3] ba
