// swift-format-ignore-file
struct S { init() -> S { } }  // error: initializers cannot have a result type
