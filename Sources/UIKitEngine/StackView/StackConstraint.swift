import Foundation

/// A constraint that a stack view wants, before it exists.
struct StackConstraint {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// One side of the relation.
  struct Side {
    var item: any LayoutItem
    var attribute: Attribute

    init(_ item: any LayoutItem, _ attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  /// As UIKit's console messages name it.
  var name: StackConstraintName
  var first: Side
  var relation = NSLayoutConstraint.Relation.equal
  /// None: a constant.
  var second: Side?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// Whether `constraint` says the same, apart from the constant.
  func describes(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier == name.rawValue && constraint.firstItem === first.item
      && constraint.firstAttribute == first.attribute && constraint.relation == relation
      && constraint.secondItem === second?.item
      && constraint.secondAttribute == second?.attribute ?? .notAnAttribute
      && constraint.multiplier == multiplier && constraint.priority == priority
  }

  func made() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = name.rawValue
    constraint.isStackMade = true
    constraint.priority = priority
    return constraint
  }
}

/// Evidence.
enum StackConstraintName: String {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case hiding = "UISV-hiding"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

extension UILayoutPriority {
  /// Evidence.
  static let stackCanvasFit = UILayoutPriority(49)
  static let stackSpanningFit = UILayoutPriority(51)
  static let stackAmbiguity = UILayoutPriority(25)
  static let stackBoundary = UILayoutPriority(999.5)
}
