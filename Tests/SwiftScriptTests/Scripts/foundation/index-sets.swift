// swift-format-ignore-file
// Index sets.
import Foundation
var s = IndexSet(integer: 3)
s.insert(5); s.insert(integersIn: 7...9)
print(s.count, s.contains(8), s.first!, s.last!, Array(s), s.map { $0 * 2 }, IndexSet([1, 2, 2]).count, IndexSet(integersIn: 0..<3).count, s.isEmpty, s == s)
s.remove(8); for i in s { print(i, terminator: " ") }
print(s.union(IndexSet(integer: 1)).sorted(), s.integerGreaterThan(5) as Any, s.subtracting(IndexSet(integer: 3)).first!)
// expect: 5 true 3 9 [3, 5, 7, 8, 9] [6, 10, 14, 16, 18] 2 3 false true
// expect: 3 5 7 9 [1, 3, 5, 7, 9] Optional(7) 5
