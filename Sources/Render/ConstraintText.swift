import Foundation
import UIKitEngine
import Words

/// A constraint as an equation between names: `card.leading == view.leading + 16 @750`.
public func constraintText(_ constraint: NSLayoutConstraint) -> Styled {
  guard let first = itemName(constraint.firstItem) else { return "\(Phrase.emptyConstraint)" }
  var text = "\(first).\(constraint.firstAttribute) \(sign(of: constraint.relation)) "
  let constant = Double(constraint.constant)
  if let second = itemName(constraint.secondItem) {
    if constraint.multiplier != 1 { text += "\(number(Double(constraint.multiplier))) * " }
    text += "\(second).\(constraint.secondAttribute)"
    if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
  } else {
    text += number(constant)
  }
  var styled = Styled(text, .emphasis)
  if constraint.origin == .contentSize, let view = constraint.firstItem as? UIView {
    styled += "\(contentPriorities(of: view, constraint), .quiet)"
  } else if constraint.priority != .required {
    styled += "\(" @\(number(Double(constraint.priority.rawValue)))")"
  }
  if let identifier = constraint.identifier, constraint.origin == .program {
    styled += "\(" '\(identifier)'", .quiet)"
  }
  return styled
}

/// A content size is two wishes: not to grow, not to shrink.
private func contentPriorities(of view: UIView, _ constraint: NSLayoutConstraint) -> String {
  let axis: NSLayoutConstraint.Axis =
    constraint.firstAttribute == .width ? .horizontal : .vertical
  let hugging = view.contentHuggingPriority(for: axis)
  let resistance = view.contentCompressionResistancePriority(for: axis)
  return " hug @\(number(Double(hugging.rawValue)))"
    + " resist @\(number(Double(resistance.rawValue)))"
}

/// `card`, or for a guide `view.safeArea`.
func itemName(_ item: AnyObject?) -> String? {
  guard let guide = item as? UILayoutGuide else {
    return (item as? any Element).map { "\($0.identity.name)" }
  }
  let owner = guide.owningView.map { "\($0.identity.name)." } ?? ""
  switch guide.identifier {
  case "UIViewSafeAreaLayoutGuide": return owner + "safeArea"
  case "UIViewLayoutMarginsGuide": return owner + "margins"
  case "UIViewReadableContentGuide": return owner + "readableContent"
  case _ where guide.identity.name.name != nil: return "\(guide.identity.name)"
  case "": return "\(guide.identity.name)"
  default: return owner + guide.identifier
  }
}

func sign(of relation: NSLayoutConstraint.Relation) -> String {
  switch relation {
  case .equal: "=="
  case .lessThanOrEqual: "<="
  case .greaterThanOrEqual: ">="
  }
}
