import Foundation

/// A factory for constraints on one attribute of one item.
///
/// It does not keep its item alive.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final weak var layoutItem: (any LayoutItem)?
  final let attribute: NSLayoutConstraint.Attribute

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  nonisolated deinit {}

  open var item: AnyObject? { layoutItem }
  open var name: String {
    layoutItem.map { "\(layoutName($0)).\(attribute.text)" } ?? attribute.text
  }

  // Six members rather than two with default arguments: UIKit has them so, and an override or a
  // reference by name has to find each.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      layoutItem.map { anchorText($0, attribute) } ?? "<NSLayoutAnchor>"
    }
  }

  /// Two anchors of one attribute of one item are equal, also the typed one of a view and the untyped
  /// one of a constraint's `firstAnchor`.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorKeyed)?.anchorKey == anchorKey
  }

  nonisolated open override var hash: Int { anchorKey.hashValue }

  /// Evidence: A-003.
  final func related<Other>(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<Other>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    guard let engine = constraint.livingEngine else { return constraint }
    if let misuse = mismatch(with: anchor) {
      engine.raise("NSInvalidArgumentException", misuse)
      return constraint
    }
    constraint.adopt(
      NSLayoutConstraint.Equation(
        first: layoutItem, firstAttribute: attribute, relation: relation,
        second: anchor.layoutItem, secondAttribute: anchor.attribute, multiplier: multiplier,
        constant: constant,
        starts: (
          (self as? NSLayoutDimension)?.start, (anchor as? NSLayoutDimension)?.start
        )))
    // An anchor may outlive its item; it still is no constant.
    if anchor.layoutItem == nil { constraint.secondAttribute = anchor.attribute }
    return constraint
  }

  /// Evidence: A-016.
  private func mismatch<Other>(with anchor: NSLayoutAnchor<Other>) -> String? {
    if self is NSLayoutDimension { return nil }
    let (one, other) = (attribute, anchor.attribute)
    guard one.isDirectional && other.isSided || one.isSided && other.isDirectional else {
      return nil
    }
    return "NSLayoutConstraint for \(description): A constraint cannot be made between "
      + "\(description) and \(anchor.description) because their units are not compatible."
  }

  /// Whether the constraints leave the item's place or size open.
  open var hasAmbiguousLayout: Bool { layoutItem.map(isAmbiguous) ?? false }
  /// The constraints that decide the item's place and size on the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return constraintsAffecting(layoutItem, attribute.isHorizontal ? .horizontal : .vertical)
  }
}

/// What an anchor stands for, whatever its generic argument.
private nonisolated protocol AnchorKeyed {
  var anchorKey: AnchorKey { get }
}

private nonisolated struct AnchorKey: Hashable, Sendable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
  let start: ObjectIdentifier?
  let startAttribute: NSLayoutConstraint.Attribute?
}

extension NSLayoutAnchor: nonisolated AnchorKeyed {
  nonisolated fileprivate var anchorKey: AnchorKey {
    MainActor.assumeIsolated {
      let start = (self as? NSLayoutDimension)?.start
      return AnchorKey(
        item: layoutItem.map { ObjectIdentifier($0) }, attribute: attribute,
        start: start?.item.map { ObjectIdentifier($0) }, startAttribute: start?.attribute)
    }
  }
}
