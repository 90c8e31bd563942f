// swift-format-ignore-file
class A { private class I { private var x = 1 }
 func f() { print(I().x) } }  // error: 'x' is inaccessible due to 'private' protection level
struct O { struct I { private var y = 2 }; func g() -> Int { I().y } }
