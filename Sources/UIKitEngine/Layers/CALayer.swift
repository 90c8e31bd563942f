import Foundation

/// What a view looks like to Core Animation: geometry, appearance and the marks of the update cycle.
@preconcurrency @MainActor open class CALayer: NSObject, Element {
  package private(set) final lazy var identity = Identity(self)
  /// The view whose layer this is; none for a layer of the program's own.
  package final weak var view: UIView?
  final var geometry = ViewGeometry()
  package final var children: [CALayer] = []
  package final weak var parent: CALayer?
  /// True at birth.
  ///
  /// Evidence: V-008, V-025.
  final var isLayoutNeeded = true {
    didSet { if isLayoutNeeded, !oldValue { markWay(\.leadsToLayout) } }
  }
  /// The properties of the layer's view, or of its controller, wait for the next layout pass.
  ///
  /// Evidence: V-062, V-090.
  final var isUpdateNeeded = false {
    didSet { if isUpdateNeeded, !oldValue { markWay(\.leadsToLayout) } }
  }
  final var isDisplayNeeded = false {
    didSet { if isDisplayNeeded, !oldValue { markWay(\.leadsToDisplay) } }
  }
  /// Something below may need layout, or display: without this mark nothing does, so that a pass goes
  /// only where there is work.
  final var leadsToLayout = false
  final var leadsToDisplay = false
  final var keptValues: [String: Any] = [:]
  final var animations: [Animation] = []
  final var explicit: [String: CAAnimation] = [:]
  /// How many commits there had been when it came under its superlayer.
  final var joined = 0

  public override init() {
    super.init()
    _ = identity
  }

  public init(layer: Any) {
    super.init()
    _ = identity
    guard let other = layer as? CALayer else { return }
    geometry = other.geometry
    look = other.look
  }

  public required init?(coder: NSCoder) {
    super.init()
    _ = identity
  }

  nonisolated deinit {}

  // MARK: Geometry

  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.frame = newValue } }
  }
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.bounds = newValue } }
  }
  open var position: CGPoint {
    get { geometry.center }
    set { change { $0.center = newValue } }
  }
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { change { $0.zPosition = newValue } }
  }
  open var transform: CATransform3D {
    get { geometry.transform }
    set { change { $0.transform = newValue } }
  }
  open func affineTransform() -> CGAffineTransform { transform.affine }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { deepest(at: p) }

  // MARK: Tree

  open var superlayer: CALayer? { parent }
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { adopt(layer, before: nil) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { adopt(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    adopt(layer, before: sibling)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    adopt(layer, after: sibling)
  }
  open func removeFromSuperlayer() { leave() }
  open var mask: CALayer?
  open weak var delegate: CALayerDelegate?
  open var name: String?

  // MARK: Appearance

  final var look = LayerLook()
  open var opacity: Float {
    get { look.opacity }
    set { changeLook("opacity", \.opacity, newValue) }
  }
  open var isHidden: Bool {
    get { look.isHidden }
    set { changeLook("isHidden", \.isHidden, newValue) }
  }
  open var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set { changeLook("backgroundColor", \.backgroundColor, newValue) }
  }
  open var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { changeLook("cornerRadius", \.cornerRadius, newValue) }
  }
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat {
    get { look.borderWidth }
    set { changeLook("borderWidth", \.borderWidth, newValue) }
  }
  open var borderColor: CGColor? {
    get { look.borderColor }
    set { changeLook("borderColor", \.borderColor, newValue) }
  }
  open var masksToBounds: Bool {
    get { look.masksToBounds }
    set { changeLook("masksToBounds", \.masksToBounds, newValue) }
  }
  open var shadowColor: CGColor? {
    get { look.shadow.color }
    set { changeLook("shadowColor", \.shadow.color, newValue) }
  }
  open var shadowOpacity: Float {
    get { look.shadow.opacity }
    set { changeLook("shadowOpacity", \.shadow.opacity, newValue) }
  }
  open var shadowOffset: CGSize {
    get { look.shadow.offset }
    set { changeLook("shadowOffset", \.shadow.offset, newValue) }
  }
  open var shadowRadius: CGFloat {
    get { look.shadow.radius }
    set { changeLook("shadowRadius", \.shadow.radius, newValue) }
  }
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var needsDisplayOnBoundsChange = false

  // MARK: Update cycle

  open func setNeedsLayout() { askForLayout() }
  open func needsLayout() -> Bool { isLayoutNeeded }
  open func layoutIfNeeded() { climbAndLayOut() }
  open func layoutSublayers() { askDelegateToLayOut() }
  open func setNeedsDisplay() { askForDisplay(nil) }
  open func setNeedsDisplay(_ r: CGRect) { askForDisplay(r) }
  open func needsDisplay() -> Bool { isDisplayNeeded }
  open func displayIfNeeded() { displayNow() }
  /// Asks the delegate, and unless it has a `display(_:)` of its own, calls ``draw(in:)``.
  ///
  /// Source: developer.apple.com/documentation/quartzcore/calayer/display()
  open func display() { if let delegate { delegate.display(self) } else { drawContents() } }

  // MARK: Animation

  /// How the layer's time runs in its superlayer's: `(t - beginTime) * speed + timeOffset`; a speed of
  /// 0 holds what travels on it and below it.
  open var speed: Float = 1 { didSet { if speed != oldValue { paceChanged() } } }
  open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { paceChanged() } } }
  open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { paceChanged() } } }
  /// From the time of layer `l`, or of the app's clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.appTime(of: t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(at: appTime(of: t)) ?? appTime(of: t)
  }
  open func presentation() -> Self? { presented as? Self }
  open func model() -> Self { self }
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
  open func removeAnimation(forKey key: String) { detachAnimation(key) }
  open func removeAllAnimations() { detachAnimations() }
  open func animationKeys() -> [String]? { runningKeys }
  open func animation(forKey key: String) -> CAAnimation? { explicit[key] }
  /// Animations to run, or `NSNull` for none, when a property is set; asked after the delegate.
  open var actions: [String: CAAction]?
  /// What the layer does when `event`, a property, is set.
  ///
  /// Evidence: V-039.
  open func action(forKey event: String) -> CAAction? { actionFound(event) }
  /// A property of the layer by its name, or a value of the program's own.
  open func setValue(_ value: Any?, forKey key: String) { setNamed(value, key) }
  open func value(forKey key: String) -> Any? { named(key) }
  /// Reaches into structures: `transform.rotation.z`, `position.x`, `bounds.size.width`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValueAlong(value, keyPath) }
  open func value(forKeyPath keyPath: String) -> Any? { valueAlong(keyPath) }
  /// Applied to sublayers as they are drawn, never to their frames.
  open var sublayerTransform = CATransform3DIdentity
  open var anchorPointZ: CGFloat = 0
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }
  /// The size of the bounds, as without a layout manager.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The delegate's to draw; no pixels are made.
  ///
  /// Source: developer.apple.com/documentation/quartzcore/calayer/draw(in:)
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> CAAction? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(identity.type): \(identity.address)>" }
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromRoot(l.map { $0.toRoot(p) } ?? p)
  }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l.map { $0.fromRoot(toRoot(p)) } ?? toRoot(p)
  }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.boundingBox { convert($0, from: l) }
  }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.boundingBox { convert($0, to: l) }
  }
  open var drawsAsynchronously: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var compositingFilter: Any? {
    get { kept(Any?.none) }
    set { keep(newValue) }
  }
  open var filters: [Any]? {
    get { kept([Any]?.none) }
    set { keep(newValue) }
  }
  open var backgroundFilters: [Any]? {
    get { kept([Any]?.none) }
    set { keep(newValue) }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept(.all) }
    set { keep(newValue) }
  }
  open var allowsGroupOpacity: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var isDoubleSided: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var isGeometryFlipped: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var contentsRect: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  open var contentsCenter: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  open var contentsFormat: CALayerContentsFormat {
    get { kept(.RGBA8Uint) }
    set { keep(newValue) }
  }
  open var style: [AnyHashable: Any]? {
    get { kept([AnyHashable: Any]?.none) }
    set { keep(newValue) }
  }
  open func contentsAreFlipped() -> Bool { false }
  /// The part of the bounds that the layers above do not clip.
  open var visibleRect: CGRect {
    var visible = bounds
    var layer = self
    while let above = layer.superlayer {
      visible = layer.convert(visible, to: above)
      if above.masksToBounds { visible = visible.intersection(above.bounds) }
      layer = above
    }
    return visible.isNull ? .zero : convert(visible, from: layer)
  }
  /// Nothing is drawn here.
  open func render(in ctx: CGContext) {}
}

/// What asks for and answers a layer's layout and display; a view is its layer's.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// What the layer is to do when the property `event` is set; `nil` asks on, `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
