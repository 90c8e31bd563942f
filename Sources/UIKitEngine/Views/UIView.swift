/// A rectangle of the screen: its state, and every member that a subclass may override.
///
/// Swift lets only the class body declare overridable members; each forwards to the file of its aspect.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The class of the layer that new views of this class get.
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: State

  /// Set once, when `init(frame:)` begins.
  private final var backing: CALayer?
  package final weak var parent: UIView?
  package final var children: [UIView] = []
  package final weak var controller: UIViewController?
  final var autoLayout = AutoLayoutState()
  final var layoutState = LayoutState()
  final var look = Look()
  final var keptAccessories = Accessories()
  final var insets = Insets()
  final var traits = TraitState()
  /// Who is writing the geometry just now.
  final var writer = GeometryWriter.hand
  package final var recognizers: [UIGestureRecognizer] = []

  open var layer: CALayer {
    if let backing { return backing }
    let made = engine?.makeLayer?(self) ?? CALayer.made(of: type(of: self).layerClass)
    made.view = self
    made.delegate = self
    backing = made
    return made
  }

  public init(frame: CGRect) {
    super.init()
    begin(with: frame)
  }

  override public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init()
    begin(with: .zero)
  }

  nonisolated deinit {
    MainActor.assumeIsolated { end() }
  }

  package override var ownTraits: UITraitCollection? { shownTraits }
  open override var next: UIResponder? { controller ?? parent }
  nonisolated open override var description: String {
    MainActor.assumeIsolated { descriptionText }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }
  open var transform: CGAffineTransform {
    get { layer.geometry.transform.affine }
    set { changeGeometry { $0.transform = CATransform3D(newValue) } }
  }
  open var transform3D: CATransform3D {
    get { layer.geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }
  open var anchorPoint: CGPoint {
    get { layer.geometry.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }
  open var contentScaleFactor: CGFloat = 3
  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskTranslationChanged() } }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { pointConverted(point, view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { pointTaken(point, view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rectConverted(rect, view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rectTaken(rect, view) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepest(at: point, event) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitSize() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { topmost as? UIWindow }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func isDescendant(of view: UIView) -> Bool { isSelfOrBelow(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { askForLayout() }
  open func layoutIfNeeded() { layOutNow() }
  open func layoutSubviews() { layOutByConstraints() }

  open func setNeedsUpdateConstraints() { askForConstraints() }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }
  open func updateConstraints() {}

  open func setNeedsUpdateProperties() { askForProperties() }
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }
  open func updateProperties() {}

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeInvalidated() }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesMask }
    set {
      guard autoLayout.translatesMask != newValue else { return }
      autoLayout.translatesMask = newValue
      maskTranslationChanged()
    }
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// What it was until iOS 9: where the last baseline is.
  open func forBaselineLayout() -> UIView { self }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  open var constraints: [NSLayoutConstraint] { shownConstraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(uninstall)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance(axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, UILayoutPriority(50), UILayoutPriority(50))
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// What a container view that makes constraints for its subviews needs to know of them.
  func subviewDetached(_ view: UIView) {}
  func subviewVisibilityChanged(_ view: UIView) {}
  func subviewContentChanged(_ view: UIView) {}
  /// The view still has the old ones.
  func boundsWillChange(to bounds: CGRect) {}

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { setMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { refreshMargins() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { refreshMargins() } }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
  open func safeAreaInsetsDidChange() {}
  /// What a view of the engine's own does about that, after the view was told.
  func safeAreaMoved() {}
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Display

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { askForDisplay(nil) }
  open func setNeedsDisplay(_ rect: CGRect) { askForDisplay(rect) }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let changes = layer.isHidden != newValue
      layer.isHidden = newValue
      if changes { parent?.subviewVisibilityChanged(self) }
      valuesChanged()
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      valuesChanged()
    }
  }
  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set {
      wasGiven(.backgroundColor)
      setBackground(newValue)
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { note("contentMode", oldValue, contentMode) }
  }
  open var mask: UIView?
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      wasGiven(.tintColor)
      setTint(newValue)
    }
  }
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveAdjustment }
    set { setAdjustment(newValue) }
  }
  open func tintColorDidChange() {}
  /// As of the last layout pass; before the view is in a hierarchy a prediction.
  ///
  /// Evidence: V-059, V-061.
  open var traitCollection: UITraitCollection { shownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { set(newValue) }
  }
  open func updateTraitsIfNeeded() { updateTraitsNow() }

  // MARK: Layer

  /// A view's layer animates inside an animation block only.
  ///
  /// Evidence: V-039.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { actionInBlock(event) }
  /// What the pass calls on a view's layer; its own part calls `layoutSubviews()`.
  ///
  /// Evidence: V-012, V-023.
  open func layoutSublayers(of layer: CALayer) { layOutSublayers(of: layer) }
  /// For layers that have the view as their delegate; its own layer is drawn by `draw(_:)` alone here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// A view's own layer is drawn in `draw(_:)`; another that has it as its delegate draws itself.
  open func display(_ layer: CALayer) { if layer !== self.layer { layer.drawContents() } }

  // MARK: Interaction

  open var isUserInteractionEnabled = true {
    didSet { note("isUserInteractionEnabled", oldValue, isUserInteractionEnabled) }
  }
  open var tag = 0 { didSet { note("tag", oldValue, tag) } }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { setRecognizers(newValue ?? []) }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Nothing is archived here: nobody but the program calls it.
  open func encode(with coder: NSCoder) {}

  // MARK: Accessibility, which LayoutLab keeps and does not read out

  /// No remote or keyboard moves a focus here.
  open var canBecomeFocused: Bool { false }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String? {
    get { keptAccessories.accessibilityLabel }
    set { keptAccessories.accessibilityLabel = newValue }
  }
  open var accessibilityHint: String? {
    get { keptAccessories.accessibilityHint }
    set { keptAccessories.accessibilityHint = newValue }
  }
  open var accessibilityValue: String? {
    get { keptAccessories.accessibilityValue }
    set { keptAccessories.accessibilityValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { keptAccessories.accessibilityTraits }
    set { keptAccessories.accessibilityTraits = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { keptAccessories.isAccessibilityElement }
    set { keptAccessories.isAccessibilityElement = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { keptAccessories.accessibilityElements }
    set { keptAccessories.accessibilityElements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { keptAccessories.accessibilityElementsHidden }
    set { keptAccessories.accessibilityElementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { keptAccessories.accessibilityViewIsModal }
    set { keptAccessories.accessibilityViewIsModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { keptAccessories.shouldGroupAccessibilityChildren }
    set { keptAccessories.shouldGroupAccessibilityChildren = newValue }
  }
  /// In the screen's coordinates: the frame, unless set.
  open var accessibilityFrame: CGRect {
    get { keptAccessories.accessibilityFrame ?? convert(bounds, to: nil) }
    set { keptAccessories.accessibilityFrame = newValue }
  }
  /// Nobody activates, adjusts or escapes here.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Interface Builder

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}
