import Foundation

/// A view that stands in the place of the keyboard or above it; no keyboard is here, so nobody asks
/// for it and its size is its own.
open class UIInputView: UIView {
  public final let inputViewStyle: Style
  /// Whether constraints make it as high as its content, instead of the keyboard.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  nonisolated deinit {}

  public nonisolated enum Style: Int, Hashable, Sendable { case `default`, keyboard }
}
