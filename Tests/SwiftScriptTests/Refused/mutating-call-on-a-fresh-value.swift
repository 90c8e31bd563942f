// swift-format-ignore-file
struct A { mutating func f() {} }
A().f()  // error: cannot use mutating member on immutable value: function call returns immutable value
