/// Keeps values for whoever asks; nothing in the engine acts on them.
///
/// For properties of UIKit's that concern what is not modelled: looks, fingers, other devices.
@MainActor protocol KeepsValues: AnyObject {
  var keptValues: [String: Any] { get set }
}

extension KeepsValues {
  /// What the property of this name was last set to.
  func kept<Value>(_ initial: Value, _ name: String = #function) -> Value {
    keptValues[name] as? Value ?? initial
  }

  func keep<Value>(_ value: Value, _ name: String = #function) { keptValues[name] = value }
}

extension UIResponder: KeepsValues {}
extension CALayer: KeepsValues {}
extension UIGestureRecognizer: KeepsValues {}
extension UINavigationItem: KeepsValues {}
extension UIBarItem: KeepsValues {}
