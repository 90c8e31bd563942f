// swift-format-ignore-file
class C {
  var onTap: (() -> Void)?
  func go() { onTap() }  // error: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
}
