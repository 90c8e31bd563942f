// swift-format-ignore-file
struct Plain {}
struct Conditional<T> { var value: T; var plain: Plain }
struct OnlyHash: Hashable { var plain: Plain; func hash(into hasher: inout Hasher) {} }  // error: type 'OnlyHash' does not conform to protocol 'Equatable'
