import Foundation

/// A toggle of a fixed size.
open class UISwitch: UIControl {
  open var isOn = false { didSet { note("isOn", oldValue, isOn) } }
  open var onTintColor: UIColor? { didSet { wasGiven(.onTintColor) } }
  open var thumbTintColor: UIColor? { didSet { wasGiven(.switchThumb) } }
  open var title: String?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.toggle))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { ControlMetrics.toggle }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.toggle }

  open var onImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var offImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var preferredStyle: Style {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Sliding, wherever there is no Mac.
  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }
}
