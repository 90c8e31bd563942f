/// What a class of views lets itself be styled by.
///
/// Source: Apple's documentation of the protocol. Styles reach a view as it enters a window, and not one
/// that is in it already; what the view itself was given stays.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// What may hold views that are styled by class.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A view of the class that stands for all of them: what it is given, they get.
  public static func appearance() -> Self { proxy(in: []) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes.map { $0 as AnyClass }) }
  /// Styles nothing: when a trait's styles come and go is unspecified.
  public static func appearance(for trait: UITraitCollection) -> Self { _make() }

  private static func proxy(in containers: [AnyClass]) -> Self {
    let key = [ObjectIdentifier(self)] + containers.map { ObjectIdentifier($0) }
    let found = Engine.current.appearances.proxy(key) {
      AppearanceProxy(
        view: _make(), distance: { generations(from: type(of: $0), to: self) },
        containers: containers.map { container in
          { generations(from: type(of: $0), to: container) != nil }
        })
    }
    return found as? Self ?? _make()
  }
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

/// How many steps up from a class another one is; `nil` if it inherits nothing from it.
private func generations(from lower: AnyClass, to upper: AnyClass) -> Int? {
  var next: AnyClass? = lower
  for steps in 0... {
    guard let this = next else { return nil }
    if this == upper { return steps }
    next = _getSuperclass(this)
  }
  return nil
}
