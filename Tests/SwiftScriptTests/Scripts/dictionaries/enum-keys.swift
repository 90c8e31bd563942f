// swift-format-ignore-file
enum Side: String, CaseIterable { case left, right }
var insets = Dictionary(uniqueKeysWithValues: Side.allCases.map { ($0, 8) })
insets[.left]! += 4
insets[.right] = insets[.right].map { $0 * 2 }
print(insets[.left]!, insets[.right]!)

// expect: 12 16
