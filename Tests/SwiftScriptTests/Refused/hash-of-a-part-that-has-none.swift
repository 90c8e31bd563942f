// swift-format-ignore-file
struct Plain {}
struct Conditional<T> { var value: T; var plain: Plain }
struct OnlyEqual: Hashable { var plain: Plain; static func == (a: OnlyEqual, b: OnlyEqual) -> Bool { true } }  // error: type 'OnlyEqual' does not conform to protocol 'Hashable'
