// swift-format-ignore-file
struct Plain {}
struct Generic<T>: Equatable { var value: T }  // error: type 'Generic<T>' does not conform to protocol 'Equatable'
struct Conditional<T> { var value: T; var plain: Plain }
