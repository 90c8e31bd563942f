// swift-format-ignore-file
class A { static let s = 1
  func f() -> Int { s } }  // error: static member 's' cannot be used on instance of type 'A'
