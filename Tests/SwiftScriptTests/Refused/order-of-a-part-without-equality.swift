// swift-format-ignore-file
struct Plain {}
struct Conditional<T> { var value: T; var plain: Plain }
struct Ordered: Comparable { var plain: Plain; static func < (a: Ordered, b: Ordered) -> Bool { true } }  // error: type 'Ordered' does not conform to protocol 'Equatable'
