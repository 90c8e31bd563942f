// swift-format-ignore-file
print([1...2, 4...5].joined().map { $0 }, Array([0..<2, 5..<6].joined()))
nonisolated struct Cnt: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n } }
print(Array([Cnt(n: 2), Cnt(n: 3)].joined()))
print([Set([1]), Set([2])].joined().sorted(), Array([["a": 1], ["b": 2]].joined()).map(\.key))
for x in [1...2, 7...8].joined() { print(x) }
print(Array([[1, 2], [3]].joined(separator: [0, 0])), Array([1...2, 4...5].joined(separator: [9])))
print(["ab", "c"].joined().count, Array(["ab", "c"].joined()), [["a", "b"], ["c"]].joined().joined(separator: "-"))
print([[1...2], [3...4]].joined().map(\.count), Array(["x", "y"].map { $0 + "!" }.joined(separator: ", ")).count)
print([1, 2].lazy.map { [$0, $0] }.joined().reduce(0, +), Array(stride(from: 0, to: 3, by: 1).map { 0..<$0 }.joined()))
print([1...2, 4...5].joined().contains(4), [1...2].joined().first ?? 0, [[1]].joined().isEmpty)
// expect: [1, 2, 4, 5] [0, 1, 5]
// expect: [1, 0, 2, 1, 0]
// expect: [1, 2] ["a", "b"]
// expect: 1
// expect: 2
// expect: 7
// expect: 8
// expect: [1, 2, 0, 0, 3] [1, 2, 9, 4, 5]
// expect: 3 ["a", "b", "c"] a-b-c
// expect: [2, 2] 6
// expect: 6 [0, 0, 1]
// expect: true 1 false
