// swift-format-ignore-file
struct Plain {}
struct Holder: Equatable { var plain: Plain }  // error: type 'Holder' does not conform to protocol 'Equatable'
struct Conditional<T> { var value: T; var plain: Plain }
