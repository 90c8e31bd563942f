// swift-format-ignore-file
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted(), a.isSuperset(of: [1]), a.isDisjoint(with: [9]))
var c = a
print(c.insert(9).inserted, c.insert(1).inserted, c.remove(2) ?? 0, c.count, c.contains(2))

// expect: [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5] true true
// expect: true false 2 4 false
