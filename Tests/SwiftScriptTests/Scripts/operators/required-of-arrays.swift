// swift-format-ignore-file
infix operator <>: AdditionPrecedence
protocol Semigroup { static func <> (l: Self, r: Self) -> Self }
extension Array: Semigroup { static func <> (l: Self, r: Self) -> Self { l + r } }
print([1] <> [2])
// expect: [1, 2]
