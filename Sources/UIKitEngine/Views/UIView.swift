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
    set { translateMask(newValue) }
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

  // MARK: Anchors and guides

  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  open var widthAnchor: NSLayoutDimension { size(.width) }
  open var heightAnchor: NSLayoutDimension { size(.height) }

  /// Evidence: A-084.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }
  /// As wide as is good to read: the margins, but no more than 672 points.
  ///
  /// Evidence: A-086.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  open var layoutGuides: [UILayoutGuide] { autoLayout.guides }
  /// Takes the guide over from the view that owns it, if another does.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Drops the constraints that mention the guide, too.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }
  /// Whether the constraints leave the receiver's place or size open.
  ///
  /// Evidence.
  open var hasAmbiguousLayout: Bool { isAmbiguous(self) }
  /// The constraints, explicit or not, that decide the receiver's place and size on the axis.
  ///
  /// Which ones UIKit lists is unspecified; here they are those that fix the numbers.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }

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
  /// A view of the same size: nothing is drawn.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    standIn(for: bounds.size, afterUpdates)
  }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { standIn(for: rect.size, afterUpdates) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return false
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { hide(newValue) }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { show(through: newValue) }
  }
  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { paint(newValue) }
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
    set { tint(newValue) }
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
  open var interactions: [any UIInteraction] {
    get { keptAccessories.interactions }
    set { replaceInteractions(newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }
  /// Resigns the first responder in the receiver's subtree.
  ///
  /// - Parameter force: whether it may not refuse.
  /// - Returns: whether there is none left.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { editingEnded(force) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Nothing is archived here: nobody but the program calls it.
  open func encode(with coder: NSCoder) {}

  // MARK: Accessibility, focus and tilt: kept, `UIResponder` has the rest

  /// No remote or keyboard moves a focus here.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open var accessibilityIdentifier: String?
  /// In the screen's coordinates: the frame, unless set.
  open override var accessibilityFrame: CGRect {
    get { kept(CGRect?.none) ?? convert(bounds, to: nil) }
    set { keep(CGRect?.some(newValue)) }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var restorationIdentifier: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }

  // MARK: Interface Builder

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}
