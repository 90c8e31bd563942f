// swift-format-ignore-file
var list: [Int] = []
print(list.capacity, list.count)
list.reserveCapacity(10)
print(list.capacity >= 10, list.count)
for i in 0..<12 { list.append(i) }
print(list.capacity >= 12, [1, 2, 3].capacity)
list.removeAll(keepingCapacity: true); print(list.count, list.capacity >= 12)
list.removeAll(); print(list.capacity)
var table: [String: Int] = [:], seen = Set<Int>()
table.reserveCapacity(20); seen.reserveCapacity(9)
print(table.capacity, seen.capacity, Set<Int>(minimumCapacity: 20).capacity, [Int: Int](minimumCapacity: 5).capacity, Set([1, 2, 3]).capacity)
let whole = [1, 2, 3, 4], part = [2, 3]
print(whole.contains(part), whole.contains([3, 2]), whole.contains([]), whole.contains(2...4), whole.contains(whole[1...2]), [[1], [2, 3]].contains(part))
func has<C: Collection>(_ c: C) -> Bool where C.Element == Int { whole.contains(c) }
print(has([1, 2]), has(3...4), whole.contains(3), whole.contains { $0 > 4 })
// expect: 0 0
// expect: true 0
// expect: true 3
// expect: 0 true
// expect: 0
// expect: 24 12 24 6 3
// expect: true false true true true true
// expect: true true true false
