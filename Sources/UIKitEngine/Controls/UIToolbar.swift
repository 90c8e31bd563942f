import Foundation

/// A bar of buttons; they are kept, and how they lie is unspecified.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open var barPosition: UIBarPosition { .bottom }
  /// Kept.
  open var delegate: (any UIToolbarDelegate)? {
    get { kept(WeakDelegate()).object as? any UIToolbarDelegate }
    set { keep(WeakDelegate(object: newValue)) }
  }
  open var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  open var standardAppearance: UIToolbarAppearance {
    get { kept(UIToolbarAppearance()) }
    set { keep(newValue) }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { kept(UIToolbarAppearance?.none) }
    set { keep(newValue) }
  }
  open var compactAppearance: UIToolbarAppearance? {
    get { kept(UIToolbarAppearance?.none) }
    set { keep(newValue) }
  }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    keep(shadowImage, "shadow \(topOrBottom.rawValue)")
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background \(topOrBottom.rawValue)") }
}
