// swift-format-ignore-file
enum D { case a, b }
let d = D.a
switch d { case .a: print(1) }  // error: switch must be exhaustive
