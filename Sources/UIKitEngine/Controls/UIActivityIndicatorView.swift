import Foundation

/// A spinner, hidden while it stands still.
open class UIActivityIndicatorView: UIView {
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  open var color: UIColor!
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    hideIfStopped()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hideIfStopped()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    hideIfStopped()
  }

  nonisolated deinit {}

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  private func hideIfStopped() { if hidesWhenStopped, !isAnimating { isHidden = true } }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  public nonisolated enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101

    var size: CGSize {
      self == .large ? ControlMetrics.largeIndicator : ControlMetrics.mediumIndicator
    }
  }
}
