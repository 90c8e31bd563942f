import Foundation

// Generic code makes views of a class that it knows at run time only: `T()` with `T: UIView`, or
// `type(of: view).init()`. It compiles against UIKit because UIKit's initializers come from
// Objective-C; of a Swift class Swift asks for a `required` one there, which UIKit's are not, and
// which every subclass would have to repeat. An initializer of a protocol's extension may be called
// so. This one finds the class's own `init()` by the class at hand. A class that has another
// initializer in the place of `init(frame:)` or `init(nibName:bundle:)` ends the program, saying so.

/// What can be made by its class alone.
public protocol _MadeByClass: AnyObject {
  @MainActor static func _made() -> AnyObject
}

public protocol _Makeable {}

extension _Makeable {
  /// The body of the initializer below: a static method is called just as an initializer is, and has
  /// the class at hand as `self`.
  @_silgen_name("UIKitEngine_makeByClass")
  @preconcurrency @MainActor public static func _make() -> Self {
    guard let type = self as? any _MadeByClass.Type, let made = type._made() as? Self else {
      preconditionFailure("\(self) cannot be made by its class")
    }
    return made
  }

  @_disfavoredOverload
  @_silgen_name("UIKitEngine_makeByClass")
  @preconcurrency @MainActor public init()
}

// The convenience initializers' symbols: called with a class they run that class's designated one.

extension UIView: _Makeable, _MadeByClass {
  public static func _made() -> AnyObject { plain() }

  @_silgen_name("$s11UIKitEngine6UIViewCACycfC")
  private static func plain() -> UIView
}

extension UIViewController: _Makeable, _MadeByClass {
  public static func _made() -> AnyObject { plain() }

  @_silgen_name("$s11UIKitEngine16UIViewControllerCACycfC")
  private static func plain() -> UIViewController
}

extension CALayer: _Makeable, _MadeByClass {
  public static func _made() -> AnyObject { made(of: self) }
}
