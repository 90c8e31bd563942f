// swift-format-ignore-file
class A { var n = 1
  class B { func f() -> Int { n } } }  // error: instance member 'n' of type 'A' cannot be used on instance of nested type 'A.B'
