// swift-format-ignore-file
@available(iOS 13) func f() {} // error: must handle potential future platforms with '*'
