// swift-format-ignore-file
class A { static func s() { g() }  // error: instance member 'g' cannot be used on type 'A'
 func g() {} }
