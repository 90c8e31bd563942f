import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// Evidence.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, Element, LayoutItem {
  package private(set) final lazy var identity = Identity(self)

  private final weak var owner: UIView?
  /// Setting it moves the guide, as `addLayoutGuide(_:)` does.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// What the owner says when it takes the guide in or lets it go.
  final func belongs(to view: UIView?) { owner = view }
  open var identifier = ""
  /// What keeps a guide of UIKit's own in its place.
  final var role = Role.custom
  /// As of the owner's last layout, in its coordinates.
  final var laidOutFrame = CGRect.zero
  /// Its place among the guides of its owner.
  final var order = 0
  /// See `placingConstraints()`.
  final var placing: [NSLayoutConstraint] = []

  enum Role {
    case custom, margins, safeArea, readableContent
    case scrollContent, scrollFrame
    case topBar, bottomBar, keyboard
  }

  public override init() {
    super.init()
    identity.engine?.born(self, .other)
  }

  public required init?(coder: NSCoder) {
    super.init()
    identity.engine?.born(self, .other)
  }

  /// Runs the designated initializer of the class that it is called with.
  convenience init(own identifier: String) { self.init() }

  /// The symbol of the initializer above, as generic code calls it.
  @_silgen_name("$s11UIKitEngine13UILayoutGuideC3ownACSS_tcfC")
  fileprivate static func made(own identifier: __owned String) -> UILayoutGuide

  nonisolated deinit {
    MainActor.assumeIsolated { identity.engine?.died(identity) }
  }

  final var hostView: UIView? { owningView }

  /// In the owning view's coordinates; zero until the owner was laid out.
  open var layoutFrame: CGRect { derivedFrame ?? laidOutFrame }

  /// Which constraints decide the place or size on the axis, explicit or not.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsAffecting(self, axis) }

  open var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { descriptionText }
  }

  private var descriptionText: String {
    let owner = owningView.map { "<\($0.identity.type): \($0.identity.address)>" } ?? "(null)"
    let frame = layoutFrame
    let box =
      "{{\(frame.minX.short), \(frame.minY.short)}, {\(frame.width.short), \(frame.height.short)}}"
    return "<\(identity.type): \(identity.address) - \"\(identifier)\", layoutFrame = \(box), "
      + "owningView = \(owner)>"
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  open var widthAnchor: NSLayoutDimension { size(.width) }
  open var heightAnchor: NSLayoutDimension { size(.height) }
}

/// `T()` in generic code over guides: see `_Makeable`.
extension UILayoutGuide: _Makeable, _MadeByClass {
  public static func _made() -> AnyObject { made(own: "") }
}

extension UIView {
  final func adopt(_ layoutGuide: UILayoutGuide) {
    guard engine != nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    addGuide(layoutGuide)
  }

  final func abandon(_ layoutGuide: UILayoutGuide) {
    guard let index = autoLayout.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.autoLayout.kept.naming([layoutGuide.identity.id]) {
        view.uninstall(constraint)
      }
      holder = view.parent
    }
    autoLayout.guides.remove(at: index)
    layoutGuide.belongs(to: nil)
  }

  final func addGuide(_ guide: UILayoutGuide) {
    autoLayout.guides.append(guide)
    guide.order = autoLayout.nextGuide
    autoLayout.nextGuide += 1
    guide.belongs(to: self)
  }
}
