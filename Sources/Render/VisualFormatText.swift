import Foundation
import UIKitEngine

/// A constraint in the visual format language: `H:|-(16)-[card]`, `V:[card(>=100@750)]`.
///
/// - Returns: `nil` for what that language cannot say: centers, ratios, edges that meet.
public func visualFormatText(_ constraint: NSLayoutConstraint) -> String? {
  guard let first = constraint.firstItem, let name = visualName(first) else { return nil }
  let priority =
    constraint.priority == .required
    ? "" : "@\(number(Double(constraint.priority.rawValue)))"
  switch constraint.firstAttribute {
  case .width, .height:
    let axis = constraint.firstAttribute == .width ? "H" : "V"
    let sign = relationText(constraint.relation)
    if constraint.secondItem == nil {
      return "\(axis):[\(name)(\(sign)\(number(Double(constraint.constant)))\(priority))]"
    }
    guard constraint.multiplier == 1, constraint.constant == 0,
      constraint.secondAttribute == constraint.firstAttribute,
      let second = constraint.secondItem.flatMap(visualName)
    else { return nil }
    return "\(axis):[\(name)(\(constraint.relation == .equal ? "==" : sign)\(second)\(priority))]"
  default:
    return spacingText(constraint, priority)
  }
}

/// A distance between edges, written from near to far.
private func spacingText(_ constraint: NSLayoutConstraint, _ priority: String) -> String? {
  guard constraint.multiplier == 1, let first = constraint.firstItem,
    let second = constraint.secondItem,
    let one = Edge(constraint.firstAttribute), let other = Edge(constraint.secondAttribute),
    one.axis == other.axis
  else { return nil }
  let isInside = { (inner: AnyObject, outer: AnyObject) in
    (inner as? UIView)?.superview === outer
  }
  var (near, far): (String?, String?)
  var isReversed = false
  switch (one.isNear, other.isNear) {
  case (true, true) where isInside(first, second): (near, far) = ("|", bracketed(first))
  case (true, true) where isInside(second, first):
    (near, far, isReversed) = ("|", bracketed(second), true)
  case (false, false) where isInside(second, first): (near, far) = (bracketed(second), "|")
  case (false, false) where isInside(first, second):
    (near, far, isReversed) = (bracketed(first), "|", true)
  case (true, false): (near, far) = (bracketed(second), bracketed(first))
  case (false, true): (near, far, isReversed) = (bracketed(first), bracketed(second), true)
  default: return nil
  }
  guard let near, let far else { return nil }
  let constant = Double(constraint.constant) * (isReversed ? -1 : 1)
  var sign = relationText(constraint.relation)
  if isReversed { sign = sign == "<=" ? ">=" : sign == ">=" ? "<=" : sign }
  return "\(one.axis):\(near)-(\(sign)\(number(constant))\(priority))-\(far)"
}

private func relationText(_ relation: NSLayoutConstraint.Relation) -> String {
  relation == .equal ? "" : sign(of: relation)
}

/// A side of an item, as the format's order sees it.
private struct Edge {
  let axis: String
  let isNear: Bool

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .leading, .left: (axis, isNear) = ("H", true)
    case .trailing, .right: (axis, isNear) = ("H", false)
    case .top: (axis, isNear) = ("V", true)
    case .bottom: (axis, isNear) = ("V", false)
    default: return nil
    }
  }
}

/// Views only: a guide is no `|` and has no place in a format.
private func visualName(_ item: AnyObject) -> String? {
  (item as? UIView).map { "\($0.identity.name)" }
}

private func bracketed(_ item: AnyObject) -> String? {
  visualName(item).map { "[\($0)]" }
}
