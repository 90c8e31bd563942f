import Foundation

/// Titles side by side, one of them chosen.
open class UISegmentedControl: UIControl {
  /// The chosen segment, or `noSegment`; an index past the end chooses none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = titles.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var selectedSegmentTintColor: UIColor? { didSet { wasGiven(.selectedSegment) } }
  private var chosen = UISegmentedControl.noSegment
  private var titles: [String] = []
  private var widths: [Int: CGFloat] = [:]

  public nonisolated static let noSegment = -1

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Titles; what is not a string becomes an empty segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    frame.size = intrinsicContentSize
  }

  nonisolated deinit {}

  open var numberOfSegments: Int { titles.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    selectedSegmentIndex = chosen
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    titles = []
    chosen = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    keep(enabled, "enabled \(segment)")
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { kept(true, "enabled \(segment)") }
  /// Kept: images of segments are not measured.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    keep(image, "image \(segment)")
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    kept(UIImage?.none, "image \(segment)")
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }
  /// Kept: titles are measured in the control's own font.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(attributes, "attributes \(state.rawValue)") }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    kept([NSAttributedString.Key: Any]?.none, "attributes \(state.rawValue)")
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background \(state.rawValue)") }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(dividerImage, "divider \(leftState.rawValue) \(rightState.rawValue)") }

  /// 0 lets the title decide.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width == 0 ? nil : width
    invalidateIntrinsicContentSize()
  }

  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

  /// All segments are as wide as the widest, unless they go by their content.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let natural = titles.map {
      (FontMetrics.width(of: $0, in: font) + ControlMetrics.segmentPadding).upToPixel
    }
    let widest = natural.max() ?? 0
    let total = titles.indices.reduce(0) { sum, index in
      sum + (widths[index] ?? (apportionsSegmentWidthsByContent ? natural[index] : widest))
    }
    return CGSize(width: total, height: ControlMetrics.segmentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
