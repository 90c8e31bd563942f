/// A bar that may stand at several edges of the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands; nothing is drawn here, so nobody is asked.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

// Where each stands when nobody says otherwise, as documented for the class.

extension UINavigationBar: UIBarPositioning {}

extension UISearchBar: UIBarPositioning {}

extension UIToolbar: UIBarPositioning {

  struct WeakDelegate {
    weak var object: AnyObject?
  }
}
