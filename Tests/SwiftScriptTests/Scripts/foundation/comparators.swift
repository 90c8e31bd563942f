// swift-format-ignore-file
import Foundation
nonisolated struct P: Sendable { var n: String; var a: Int; var o: Int? = nil }
print(["b", "a"].sorted(using: KeyPathComparator(\.self)))
let ps = [P(n: "b", a: 1), P(n: "a", a: 1, o: 3), P(n: "c", a: 0, o: 1)]
print(ps.sorted(using: KeyPathComparator(\P.n)).map(\.n))
print(ps.sorted(using: [KeyPathComparator(\P.a), KeyPathComparator(\P.n, order: .reverse)]).map(\.n))
print(ps.sorted(using: KeyPathComparator(\P.o)).map(\.n))
var qs = ps; qs.sort(using: KeyPathComparator(\P.a, order: .reverse)); print(qs.map(\.n))
var s = IndexSet(1...3); s.insert(7); print(s.count, Array(s))
let order = SortOrder.reverse
print(order, order == .forward)
// expect: ["a", "b"]
// expect: ["a", "b", "c"]
// expect: ["c", "b", "a"]
// expect: ["b", "c", "a"]
// expect: ["b", "a", "c"]
// expect: 4 [1, 2, 3, 7]
// expect: reverse false
