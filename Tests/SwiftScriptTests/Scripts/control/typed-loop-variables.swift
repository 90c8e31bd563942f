// swift-format-ignore-file
import Foundation
for width: CGFloat in [1, 2] { print(width / 2) }
for x: Double in [1, 2, 3] { print(x) }
for (i, w): (Int, Double) in [(1, 2), (2, 3)] { print(i, w) }
for n: Int? in [1, nil] { print(n as Any) }
struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1 << 0); static let b = O(rawValue: 1 << 1) }
let o = O(rawValue: 3); print(o.contains(.a), o == [.a, .b], o.rawValue, O(rawValue: 2) == .b)
// expect: 0.5
// expect: 1.0
// expect: 1.0
// expect: 2.0
// expect: 3.0
// expect: 1 2.0
// expect: 2 3.0
// expect: Optional(1)
// expect: nil
// expect: true true 3 true
