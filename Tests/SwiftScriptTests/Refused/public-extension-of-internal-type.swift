// swift-format-ignore-file
struct Model {}
public struct Screen {}
public extension Screen {
  func go(_ m: Model) {}  // error: method must be declared internal because its parameter uses an internal type
}
