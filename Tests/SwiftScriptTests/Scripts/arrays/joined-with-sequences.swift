// swift-format-ignore-file
print([1] + (0..<3))
var a = [1]
a += 0..<3
a.append(contentsOf: 5..<7)
print(a)
print([1] + Set([2]))
print((0..<2) + [5])
print([Character]("ab") + "cd")
print(["k"] + ["v": 1].keys, [1, 2][...] + (3...4), (7...8) + [1][...])
let s = [9] + (0..<3).suffix(1) + [7]
print(s, type(of: s))
print([1].lazy.map { $0 } + [2], stride(from: 0, to: 4, by: 2) + [9])
print(type(of: (7...8) + [1][...]), ((7...8) + [1][...]).startIndex)

// expect: [1, 0, 1, 2]
// expect: [1, 0, 1, 2, 5, 6]
// expect: [1, 2]
// expect: [0, 1, 5]
// expect: ["a", "b", "c", "d"]
// expect: ["k", "v"] [1, 2, 3, 4] [7, 8, 1]
// expect: [9, 2, 7] Array<Int>
// expect: [1, 2] [0, 2, 9]
// expect: ArraySlice<Int> 0
