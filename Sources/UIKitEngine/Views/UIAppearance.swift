/// What a library extends to style classes of views; styles set through it are not modelled.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// What may hold views that are styled by class.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
