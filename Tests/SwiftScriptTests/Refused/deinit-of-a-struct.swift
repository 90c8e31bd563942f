// swift-format-ignore-file
struct S { deinit {} }  // error: deinitializer cannot be declared in struct 'S' that conforms to 'Copyable'
