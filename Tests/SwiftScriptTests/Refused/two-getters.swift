// swift-format-ignore-file
struct S { var x: Int { get { 1 } get { 2 } } }  // error: variable already has a getter
