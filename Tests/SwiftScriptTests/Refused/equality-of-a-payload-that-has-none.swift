// swift-format-ignore-file
struct Plain {}
struct Conditional<T> { var value: T; var plain: Plain }
enum Payload: Equatable { case plain(Plain), number(Int) }  // error: type 'Payload' does not conform to protocol 'Equatable'
