import Foundation

/// A minus and a plus.
open class UIStepper: UIControl {
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  private var storedValue: Double = 0 { didSet { note("value", oldValue, storedValue) } }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.stepper))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open override var intrinsicContentSize: CGSize { ControlMetrics.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepper }

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "increment \(state.rawValue)")
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "decrement \(state.rawValue)")
  }
}
