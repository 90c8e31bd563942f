// swift-format-ignore-file
class P { let a: Int; let b = a + 1; init() { a = 1 } }  // error: cannot use instance member 'a' within property initializer; property initializers run before 'self' is available
