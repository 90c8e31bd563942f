extension UIViewController: TraitNode {
  /// From iOS 17 on a controller inherits from its view's superview, before from its parent.
  ///
  /// Evidence: V-061.
  final var traitsAbove: UITraitCollection {
    let environment = identity.engine?.environment ?? .phone
    if identity.engine?.rules.system == .ios12, let parentController {
      return parentController.expectedTraits
    }
    return loadedView?.parent?.expectedTraits ?? environment
  }

  final func overrideTraits(of child: UIViewController, with collection: UITraitCollection?) {
    child.set(fromParent: collection)
  }

  final var viewOfTraits: UIView? { loadedView }

  /// Set for the controller, its view and everything below.
  ///
  /// Takes effect in the next layout pass of the view. Evidence: V-061.
  public final var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set { set(newValue) }
  }
}
