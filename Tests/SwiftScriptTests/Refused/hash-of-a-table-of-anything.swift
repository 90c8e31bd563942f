// swift-format-ignore-file
struct Plain {}
struct Table: Hashable { var table: [String: Any] }  // error: type 'Table' does not conform to protocol 'Hashable'
struct Conditional<T> { var value: T; var plain: Plain }
