import UIKitEngine
import Words

/// The constraints that fix numbers of a view, those that gave way, and what none of them fixes.
///
/// ```
/// the constraints that fix card.width:
/// yours
///   card.width == 200  H:[card(200)]  holds
/// constraints that gave way:
/// intrinsic content size
///   card.width == 120 hug @250 resist @750  gives way by 80
/// ```
package func fixingText(
  _ explanations: [(number: LayoutNumber, explanation: LayoutExplanation)], of what: String,
  width: Int
) -> Styled {
  let fixing = unique(explanations.flatMap(\.explanation.fixing))
  let outvoted = unique(explanations.flatMap(\.explanation.outvoted))
  var text = Styled()
  if !fixing.isEmpty {
    text += "\(Phrase.fixedBy(what), .emphasis)\n" + constraintListText(fixing, width: width)
  }
  if !outvoted.isEmpty {
    text += "\(Phrase.gaveWay, .emphasis)\n" + constraintListText(outvoted, width: width)
  }
  let open = explanations.filter(\.explanation.isOpen).map(\.number.rawValue)
  if !open.isEmpty {
    text += "\(Phrase.leftOpen(open.joined(separator: ", ")), .note)\n"
  }
  return text
}

private func unique(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
  var seen: Set<NSLayoutConstraint> = []
  return constraints.filter { seen.insert($0).inserted }
}
