/// A bar's edge, as constraints spoke of it before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How much the bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// What `topLayoutGuide` and `bottomLayoutGuide` are: the safe area's strips above and below.
package final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
  nonisolated deinit {}

  package var length: CGFloat { layoutFrame.height }
}

/// What holds such a guide.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}

extension UIViewController {
  /// Its texts have no name but the type's.
  final func barGuide(_ role: UILayoutGuide.Role) -> _UILayoutGuide {
    let guide = view?.systemGuide(role, "") { _UILayoutGuide() }
    return guide as? _UILayoutGuide ?? _UILayoutGuide()
  }
}
