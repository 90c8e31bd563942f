// swift-format-ignore-file
// Sequences made of a state are values: each walk begins anew.
import Foundation
let s = sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }
print(Array(s), Array(s.prefix(3)), s.first { $0 > 5 }!, zip(s, "abc").map { "\($0.0)\($0.1)" })
print(Array(sequence(state: (0, 1), next: { (st: inout (Int, Int)) -> Int? in let r = st.0; st = (st.1, st.0 + st.1); return r < 20 ? r : nil })))
var it = sequence(first: 3) { $0 > 0 ? $0 - 1 : nil }
var copy = it
print(it.next()!, it.next()!, copy.next()!, it.map { $0 })
// expect: [1, 2, 4, 8, 16, 32, 64] [1, 2, 4] 8 ["1a", "2b", "4c"]
// expect: [0, 1, 1, 2, 3, 5, 8, 13]
// expect: 3 2 3 [1, 0]
