import Foundation

extension UIApplicationDelegate {
  /// The delegate's own window, if it has a stored property of that name.
  ///
  /// In UIKit it is an optional requirement, hence two levels: none where the delegate has no such
  /// property, and `nil` in it. Libraries ask an app's delegate without knowing its class; here the
  /// property is looked up by its name, as the Objective-C runtime does it.
  public var window: UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children where child.label == "window" {
        return .some(child.value as? UIWindow)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
