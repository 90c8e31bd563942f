import Foundation

/// A value on a track; as wide as it is made, of a fixed height.
open class UISlider: UIControl {
  /// Kept within the two ends.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { wasGiven(.minimumTrack) } }
  open var maximumTrackTintColor: UIColor? { didSet { wasGiven(.maximumTrack) } }
  open var thumbTintColor: UIColor? { didSet { wasGiven(.sliderThumb) } }
  private var storedValue: Float = 0 { didSet { note("value", oldValue, storedValue) } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// UIKit's own rectangles are not published: a track across the middle, and a thumb of the control's
  /// height on it; unspecified.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY, width: bounds.width, height: 0)
  }
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let side = bounds.height
    let share = CGFloat((value - minimumValue) / max(maximumValue - minimumValue, .ulpOfOne))
    return CGRect(
      x: rect.minX + share * (rect.width - side), y: bounds.minY, width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.sliderHeight)
  }

  open var minimumValueImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var maximumValueImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "thumb \(state.rawValue)")
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    kept(UIImage?.none, "thumb \(state.rawValue)")
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "minimum \(state.rawValue)")
  }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    kept(UIImage?.none, "minimum \(state.rawValue)")
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "maximum \(state.rawValue)")
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    kept(UIImage?.none, "maximum \(state.rawValue)")
  }
}
