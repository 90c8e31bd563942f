// evidence: A-090
// Orientation, superview, spaces, sizes, relations, priorities, metrics.
// ends: normally
import UIKit

let (a, b) = (UIView(), UIView())
view.addSubview(a)
view.addSubview(b)

func show(
  _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
  _ metrics: [String: Any]? = nil
) {
  let made = NSLayoutConstraint.constraints(
    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
  print(format)
  for constraint in made {
    let second =
      constraint.secondItem == nil
      ? "-" : constraint.secondItem === a ? "a" : constraint.secondItem === b ? "b" : "|"
    let first = constraint.firstItem === a ? "a" : constraint.firstItem === b ? "b" : "|"
    print(
      "  ", first, constraint.firstAttribute.rawValue, constraint.relation.rawValue, second,
      constraint.secondAttribute.rawValue, constraint.constant, constraint.priority.rawValue)
  }
}

show("[a]-8-[b]")
show("H:|[a]-[b]|")
show("V:|-20-[a(>=30@750,<=90)]")
show("[a(b)]-(>=gap@low)-[b(w)]", [], ["gap": 4, "low": 250, "w": 12.5])
show("[a]-8-[b]", [.directionLeftToRight, .alignAllTop])
show("V:[a]-8-[b]", [.spacingBaselineToBaseline, .alignAllLeading, .alignAllTrailing])
