// swift-format-ignore-file
class A { func go() {}
  func run() { go  // error: function is unused
    self.go } }  // error: function is unused
