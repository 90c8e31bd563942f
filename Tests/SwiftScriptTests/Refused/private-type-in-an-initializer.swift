// swift-format-ignore-file
struct O { private enum K { case x }
  private var k: K = .x
  init(k: K) { self.k = k } }  // error: initializer must be declared private because its parameter uses a private type
