/// Who has traits, and hears when they change.
///
/// Source: Apple's documentation.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitEnvironment {
  /// A screen's and a presentation's traits do not change here.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
