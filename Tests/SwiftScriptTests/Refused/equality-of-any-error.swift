// swift-format-ignore-file
struct Plain {}
struct Conditional<T> { var value: T; var plain: Plain }
struct Failing: Equatable { var error: (any Error)? }  // error: type 'Failing' does not conform to protocol 'Equatable'
