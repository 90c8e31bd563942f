// swift-format-ignore-file
extension FloatingPointRoundingRule: @retroactive CustomStringConvertible { public var description: String { "rule" } }
print(FloatingPointRoundingRule.up, [FloatingPointRoundingRule.down], "\(FloatingPointRoundingRule.towardZero)")

// expect: rule [rule] rule
