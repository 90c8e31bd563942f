// swift-format-ignore-file
import Foundation
struct Emp { let name: String, dept: String, pay: Double, age: Int }
let emps = [Emp(name: "Ann", dept: "A", pay: 10, age: 30), Emp(name: "Bob", dept: "B", pay: 20, age: 25), Emp(name: "Cid", dept: "A", pay: 10, age: 20), Emp(name: "Dee", dept: "B", pay: 5, age: 41)]
print(emps.sorted { ($0.dept, -$0.pay, $0.name) < ($1.dept, -$1.pay, $1.name) }.map(\.name))
print(emps.sorted { $0.pay != $1.pay ? $0.pay > $1.pay : $0.age < $1.age }.map(\.name))
let by = Dictionary(grouping: emps, by: \.dept); for (k, v) in by.sorted(by: { $0.key < $1.key }) { print(k, v.map(\.name), v.reduce(0) { $0 + $1.pay } / Double(v.count)) }
print(emps.reduce(into: [String: Double]()) { $0[$1.dept, default: 0] += $1.pay }.sorted { $0.value > $1.value }.map { "\($0.key)=\($0.value)" })
print(by.mapValues { $0.map(\.age).max()! }.sorted { $0.key < $1.key }.map { "\($0):\($1)" }, by.keys.sorted(), by["A"]?.count ?? 0)
print(Dictionary(uniqueKeysWithValues: emps.map { ($0.name, $0.age) })["Bob"]!, Dictionary(emps.map { ($0.dept, 1) }, uniquingKeysWith: +)["A"]!)
print(stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 10, through: 0, by: -5).map { $0 }, Array(zip([1, 2, 3], ["a", "b", "c"])).map { "\($0.0)\($0.1)" })
print([1, 2, 3, 10, 1].prefix(while: { $0 < 5 }), [1, 2, 3].drop(while: { $0 < 2 }), [3, 1, 2].enumerated().max { $0.element < $1.element }!.offset)
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
print([1, 2, 3, 4, 5].chunked(2), (1...6).split { $0 % 3 == 0 }.map { Array($0) })
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted(), a.isSubset(of: [1, 2, 3, 4, 5]), a.isDisjoint(with: [9]))
var set = a; print(set.insert(9).inserted, set.insert(1).inserted, set.remove(2) as Any, set.count)
print([[1, 2], [3]].flatMap { $0 }, ["1", "a"].compactMap { Int($0) }, [1, 2, 3, 4].partitioned { $0 % 2 == 0 })
extension Sequence { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { var y: [Element] = [], n: [Element] = []; for x in self { if p(x) { y.append(x) } else { n.append(x) } }; return (y, n) } }
var arr = [5, 3, 8]; arr.sort(by: >); arr.swapAt(0, 2); arr.insert(7, at: 1); arr.removeAll { $0 == 3 }; arr += [1]; arr.reverse(); print(arr, arr.firstIndex(of: 8) as Any, arr.lastIndex { $0 > 4 } as Any)
print(arr.indices, arr.endIndex, arr.first as Any, arr.min()!, arr.contains { $0 > 7 }, arr.allSatisfy { $0 > 0 }, arr[1...], arr[..<2], arr.dropLast(2))
arr.replaceSubrange(0..<1, with: [9, 9]); print(arr, arr.elementsEqual([9, 9]), arr.starts(with: [9]), [1, 2] == [1, 2], [[1], [2]] == [[1], [2]])
print((1...3).reversed().map { $0 }, (1..<4).contains(3), (1...10).filter { $0.isMultiple(of: 4) }, [1: "a"].map { "\($0.key)\($0.value)" }, Array(repeating: 0, count: 3))
// expect: ["Ann", "Cid", "Bob", "Dee"]
// expect: ["Bob", "Cid", "Ann", "Dee"]
// expect: A ["Ann", "Cid"] 10.0
// expect: B ["Bob", "Dee"] 12.5
// expect: ["B=25.0", "A=20.0"]
// expect: ["A:30", "B:41"] ["A", "B"] 2
// expect: 25 2
// expect: [0, 3, 6, 9] [10, 5, 0] ["1a", "2b", "3c"]
// expect: [1, 2, 3] [2, 3] 0
// expect: [[1, 2], [3, 4], [5]] [[1, 2], [4, 5]]
// expect: [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5] true true
// expect: true false Optional(2) 4
// expect: [1, 2, 3] [1] (yes: [2, 4], no: [1, 3])
// expect: [1, 8, 5, 7] Optional(1) Optional(3)
// expect: 0..<4 4 Optional(1) 1 true true [8, 5, 7] [1, 8] [1, 8]
// expect: [9, 9, 8, 5, 7] false true true true
// expect: [3, 2, 1] true [4, 8] ["1a"] [0, 0, 0]
