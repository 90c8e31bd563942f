// swift-format-ignore-file
struct A { class func f() {} }  // error: class methods are only allowed within classes; use 'static' to declare a static method
A.f()
