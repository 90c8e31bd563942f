// What controls are told of their looks and of fingers: kept, and without an effect here.

extension UIControl {
  public final var isContextMenuInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var showsMenuAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var toolTip: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIButton {
  public final var menu: UIMenu? {
    get { kept(UIMenu?.none) }
    set { keep(newValue) }
  }
  public final var isPointerInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var preferredMenuElementOrder: UIContextMenuConfigurationElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public final var isHovered: Bool { false }
  public final var isHeld: Bool { false }
  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    keep(configuration, "symbol \(state.rawValue)")
  }
  public final func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
    .SymbolConfiguration?
  {
    kept(UIImage.SymbolConfiguration?.none, "symbol \(state.rawValue)")
  }
}

extension UILabel {
  public final var showsExpansionTextWhenTruncated: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIImageView {
  public final var highlightedAnimationImages: [UIImage]? {
    get { kept([UIImage]?.none) }
    set { keep(newValue) }
  }
  public final var adjustsImageWhenAncestorFocused: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UISlider {
  public final var minimumValueImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var maximumValueImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "thumb \(state.rawValue)")
  }
  public final func thumbImage(for state: UIControl.State) -> UIImage? {
    kept(UIImage?.none, "thumb \(state.rawValue)")
  }
  public final func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "minimum \(state.rawValue)")
  }
  public final func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    kept(UIImage?.none, "minimum \(state.rawValue)")
  }
  public final func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "maximum \(state.rawValue)")
  }
  public final func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    kept(UIImage?.none, "maximum \(state.rawValue)")
  }
}

extension UISwitch {
  public final var onImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var offImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var preferredStyle: Style {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Sliding, wherever there is no Mac.
  public final var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }
  public nonisolated enum Style: Int, Hashable, Sendable { case automatic, checkbox, sliding }
}

extension UIStepper {
  public final func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "increment \(state.rawValue)")
  }
  public final func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "decrement \(state.rawValue)")
  }
}

extension UIPageControl {
  public final var allowsContinuousInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var defersCurrentPageDisplay: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var backgroundStyle: BackgroundStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public final var preferredIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    keep(image, "page \(page)")
  }
  public final func indicatorImage(forPage page: Int) -> UIImage? {
    kept(UIImage?.none, "page \(page)")
  }
  public final func updateCurrentPageDisplay() {}
  public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIProgressView {
  public final var progressImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var trackImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
}

extension UITextField {
  public final var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var disabledBackground: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
}

extension UITextView {
  public final var allowsEditingTextAttributes: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { kept([]) }
    set { keep(newValue) }
  }
}

extension UIScrollView {
  /// Nobody pinches here.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale == maximumZoomScale ? nil : kept(UIPinchGestureRecognizer())
  }
  public final var indexDisplayMode: IndexDisplayMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public final var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  public final var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  // No finger pulls, so that nothing bounces.
  public final var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// What `changes` does to the offset, it does; no indicators are drawn.
  public final func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }
  public final func stopScrollingAndZooming() {}
  public final var isScrollAnimating: Bool { false }
  public nonisolated enum IndexDisplayMode: Int, Hashable, Sendable { case automatic, alwaysHidden }
}
/// In which order a menu shows its entries.
public nonisolated enum UIContextMenuConfigurationElementOrder: Int, Hashable, Sendable {
  case automatic, priority, fixed
}

/// What in a text becomes a link.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
