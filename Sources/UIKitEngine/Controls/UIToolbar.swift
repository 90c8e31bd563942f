import Foundation

/// A bar of buttons; they are kept, and how they lie is unspecified.
open class UIToolbar: UIView {
  public final var items: [UIBarButtonItem]?
  public final var isTranslucent = true
  public final var barTintColor: UIColor?

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

  public final func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
