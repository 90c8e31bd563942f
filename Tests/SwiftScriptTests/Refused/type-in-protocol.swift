// swift-format-ignore-file
protocol P { struct S {} }  // error: type 'S' cannot be nested in protocol 'P'
