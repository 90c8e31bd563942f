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
  if constraint.priority != .required {
    styled += "\(" @\(number(Double(constraint.priority.rawValue)))")"
  }
  if let identifier = constraint.identifier { styled += "\("  '\(identifier)'", .quiet)" }
  if !constraint.isActive { styled += "\("  \(Phrase.inactive)", .quiet)" }
  return styled
}

/// `card`, or for a guide `view.safeArea`.
private func itemName(_ item: AnyObject?) -> String? {
  guard let guide = item as? UILayoutGuide else {
    return (item as? any Element).map { "\($0.identity.name)" }
  }
  let owner = guide.owningView.map { "\($0.identity.name)." } ?? ""
  switch guide.identifier {
  case "UIViewSafeAreaLayoutGuide": return owner + "safeArea"
  case "UIViewLayoutMarginsGuide": return owner + "margins"
  case "": return "\(guide.identity.name)"
  default: return owner + guide.identifier
  }
}

private func sign(of relation: NSLayoutConstraint.Relation) -> String {
  switch relation {
  case .equal: "=="
  case .lessThanOrEqual: "<="
  case .greaterThanOrEqual: ">="
  }
}
