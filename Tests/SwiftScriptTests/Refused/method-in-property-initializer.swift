// swift-format-ignore-file
class A { func go() -> Int { 1 }
  let b = go() }  // error: cannot use instance member 'go' within property initializer; property initializers run before 'self' is available
