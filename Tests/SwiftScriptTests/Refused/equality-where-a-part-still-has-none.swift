// swift-format-ignore-file
struct Plain {}
struct Conditional<T> { var value: T; var plain: Plain }
extension Conditional: Equatable where T: Equatable {}  // error: type 'Conditional<T>' does not conform to protocol 'Equatable'
