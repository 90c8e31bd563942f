// swift-format-ignore-file
class A {
  func run(_ body: @escaping () -> Void) {}
  func go() {}
  func start() {
    run { [weak self] in go() }  // error: explicit use of 'self' is required when 'self' is optional, to make control flow explicit
  }
}
