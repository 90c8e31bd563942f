// swift-format-ignore-file
// Counting what a closure holds for.
import Foundation
let a = [1, 2, 3]
print(a.description, "\(a)", a.debugDescription, [1.5, 2], ["x": [1]], [Optional(1), nil], [(1, "a")], [true])
print(a.lazy.map { $0 * 2 }.filter { $0 > 2 }.first!, Array(a.lazy.map { $0 + 1 }), a.count { $0 > 1 }, stride(from: 0, to: 10, by: 3).map { $0 }, Array(stride(from: 1, through: 0, by: -0.5)))
// expect: [1, 2, 3] [1, 2, 3] [1, 2, 3] [1.5, 2.0] ["x": [1]] [Optional(1), nil] [(1, "a")] [true]
// expect: 4 [2, 3, 4] 2 [0, 3, 6, 9] [1.0, 0.5, 0.0]
