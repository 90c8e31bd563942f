// swift-format-ignore-file
class P { init(a: Int) {} }
class Q: P { init(b: Int) { print(b) } }  // error: 'super.init' isn't called on all paths before returning from initializer
