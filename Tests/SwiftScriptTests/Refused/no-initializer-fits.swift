// swift-format-ignore-file
struct S { init(_ x: Int) {}
init(_ x: String) {} }
_ = S(true)  // error: no exact matches in call to initializer 
