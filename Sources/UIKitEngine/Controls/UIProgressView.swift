import Foundation

/// How far something has come.
open class UIProgressView: UIView {
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var progressTintColor: UIColor? { didSet { wasGiven(.progressTint) } }
  open var trackTintColor: UIColor? { didSet { wasGiven(.trackTint) } }
  private var storedProgress: Float = 0 { didSet { note("progress", oldValue, storedProgress) } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var height: CGFloat {
    progressViewStyle == .bar ? ControlMetrics.barProgressHeight : ControlMetrics.progressHeight
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  public nonisolated enum Style: Int, Hashable, Sendable {
    case `default`, bar
  }

  open var progressImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var trackImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
}
