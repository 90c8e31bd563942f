// swift-format-ignore-file
class A { var p = P() ; func q() -> P { p } }
struct P { var x = 1; mutating func go() {} }
A().q().go()  // error: cannot use mutating member on immutable value: function call returns immutable value
