var set: Set<Int> = [1, 2, 3, 2]
print(set.count, set.contains(2), set.sorted())  // expect: 3 true [1, 2, 3]
set.insert(4)
print(set.insert(4).inserted, set.remove(1) as Any, set.remove(9) as Any)
// expect: false Optional(1) nil
let other: Set = [3, 4, 5]
print(set.union(other).sorted(), set.intersection(other).sorted())  // expect: [2, 3, 4, 5] [3, 4]
print(set.subtracting(other).sorted(), set.symmetricDifference(other).sorted())
// expect: [2] [2, 5]
print(set.isSubset(of: [2, 3, 4, 5]), set.isDisjoint(with: [7]), set == [4, 3, 2])
// expect: true true true
set.formUnion([10])
set.subtract([2])
print(set.sorted(), Set("hello").count, Set([1, 1]).isEmpty)  // expect: [3, 4, 10] 4 false
print(set.map { $0 * 2 }.sorted(), set.filter { $0 > 3 }.sorted())  // expect: [6, 8, 20] [4, 10]
