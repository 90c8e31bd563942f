import Foundation

/// A bar of buttons; they are kept, and how they lie is unspecified.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Source: the heights that Apple's Human Interface Guidelines give bars in portrait.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height)
  }
  /// As wide as it is asked to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.height)
  }

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
