// swift-format-ignore-file
struct S: Equatable { let f: () -> Void }  // error: type 'S' does not conform to protocol 'Equatable'
