// swift-format-ignore-file
class A {
  func run(_ body: @escaping () -> Void) {}
  func go() {}
  func start() {
    run { go() }  // error: implicit use of 'self' in closure; use 'self.' to make capture semantics explicit
  }
}
