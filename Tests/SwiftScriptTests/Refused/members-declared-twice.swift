// swift-format-ignore-file
struct Plan {
  var a = 1
  subscript(i: Int) -> Int { i }
  subscript(i: Int) -> Int { i + 1 } // error: invalid redeclaration of 'subscript(_:)'
  init() {}
  init(a: Int) { self.a = a }
  init(a: Int) { self.a = a + 1 } // error: invalid redeclaration of 'init(a:)'
  var b: Int { 1 }
  var b: Int { 2 } // error: invalid redeclaration of 'b'
  subscript(k k: Int) -> Int { k }
  subscript(k j: Int) -> Int { j } // error: invalid redeclaration of 'subscript(k:)'
  subscript(i: Int) -> String { "" }
  enum Part { case a }
  enum Part { case b } // error: invalid redeclaration of 'Part'
  func f() {}
}
extension Plan {
  func f() {} // error: invalid redeclaration of 'f()'
}
class Card {
  deinit {}
  deinit {} // error: invalid redeclaration of 'deinit'
  var x = 1
  func x() {} // error: invalid redeclaration of 'x()'
}
protocol Named { var name: String { get } }
extension Named { var name: String { "plain" } }
