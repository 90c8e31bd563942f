/// What a class of views lets itself be styled by.
///
/// What is set on `appearance()` reaches no view here: when a proxy's styles come to a view, and in
/// what order, is unspecified. Code that styles so compiles and runs.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// What may hold views that are styled by class.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A view of the class in place of UIKit's proxy.
  public static func appearance() -> Self { _make() }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { _make() }
  public static func appearance(for trait: UITraitCollection) -> Self { _make() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
  public static func appearance() -> UITabBarItem { UITabBarItem() }
}

extension UIBarItem: UIAppearance {}
