import Foundation

/// A relation between two items' attributes: `first = multiplier × second + constant`.
///
/// It holds neither of its items. Immutable apart from `constant`, `priority`, `identifier` and
/// `isActive`.
///
/// Evidence.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, Element {
  package private(set) final lazy var identity = Identity(self)

  open internal(set) weak var firstItem: AnyObject?
  open internal(set) weak var secondItem: AnyObject?
  open internal(set) var firstAttribute = Attribute.notAnAttribute
  open internal(set) var secondAttribute = Attribute.notAnAttribute
  open internal(set) var relation = Relation.equal
  open internal(set) var multiplier: CGFloat = 1
  open var identifier: String?
  open var shouldBeArchived = false

  final var storedConstant: CGFloat = 0
  final var storedPriority = UILayoutPriority.required
  /// The view whose `constraints` it is in.
  final weak var holder: UIView?
  /// Counts activations: the later of two has the higher number.
  final var activation = 0
  /// A stack view made it for what it arranges.
  final var isStackMade = false
  /// Its place among the constraints of its holder, and the identities of its items there.
  final var order = 0
  final var itemKeys: [Int] = []
  /// Whose standard space the constant is; for the description only.
  final var spacing: SystemSpacing?
  /// Where the distance begins that one side is, if it is one: see `anchorWithOffset(to:)`.
  final var starts: (first: AnchorStart?, second: AnchorStart?)

  public override init() {
    super.init()
    identity.engine?.born(self, .constraint)
  }

  /// A nil second item stands for a constant.
  ///
  /// Evidence.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(
      view1, attr1, relation, to: view2, attr2, multiplier: multiplier, constant: c)
  }

  /// What the initialiser does once there is an object; a script's subclass makes its own.
  package final func relate(
    _ view1: Any, _ attr1: Attribute, _ relation: Relation, to view2: Any?, _ attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let items: [Any?] = [view1, view2]
    for case let item? in items where !(item is any LayoutItem) {
      // No published log of today's UIKit; the wording is recalled.
      livingEngine?.raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(item): Constraint items must each be an instance of UIView or "
          + "subclass, or UILayoutGuide.")
      return
    }
    adopt(
      Equation(
        first: view1 as? any LayoutItem, firstAttribute: attr1, relation: relation,
        second: view2.flatMap { $0 as? any LayoutItem }, secondAttribute: attr2,
        multiplier: multiplier, constant: c))
  }

  nonisolated deinit {
    MainActor.assumeIsolated { identity.engine?.died(identity) }
  }

  /// Takes effect on frames at the next layout pass.
  ///
  /// Evidence: A-013, V-010.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(to: newValue) }
  }

  /// 1000 unless set; an active constraint cannot become required or optional.
  ///
  /// Evidence: A-014.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { changePriority(to: newValue) }
  }

  /// Whether it is in the `constraints` of a view.
  ///
  /// Setting it adds the constraint to, or removes it from, the closest common ancestor of its
  /// items.
  ///
  /// Evidence, V-072.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem as? any LayoutItem, attribute: firstAttribute)
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0 as? any LayoutItem, attribute: secondAttribute) }
  }

  /// Sets `isActive` of each in turn; a fault ends the list.
  ///
  /// Evidence.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    Engine.current.activateTogether(constraints)
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Never called: no constraint here comes out of a nib.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Who asked for the standard space.
  enum SystemSpacing: String {
    case anchor = "NSLayoutAnchorConstraintSpace"
    case visualFormat = "NSSpace"
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { descriptionText }
  }
  nonisolated open override var debugDescription: String { description }

  open func value(forKey key: String) -> Any? { namedValue(key) }
  open func setValue(_ value: Any?, forKey key: String) { setNamed(value, key) }
}

/// One constraint per axis that stands for a view's intrinsic size.
///
/// Evidence: A-050.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
}

/// One of the constraints that stand for a frame and its autoresizing mask.
///
/// Evidence.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// As the description shows the mask: near margin, size, far margin on both axes.
  var masks = ""
}
