// swift-format-ignore-file
struct Model {}
public protocol Delegate {
  func did(_ m: Model)  // error: method cannot be declared public because its parameter uses an internal type
}
