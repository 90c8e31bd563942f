// evidence: V-027, V-074
// Activating constraints and setNeedsLayout leave the bounds as they were; layoutIfNeeded on the
// superview brings them.
// ends: normally
import UIKit

final class Card: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }
}

let card = Card()
card.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(card)
NSLayoutConstraint.activate([
  card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  card.topAnchor.constraint(equalTo: view.topAnchor, constant: 44),
])
print("activated:", card.bounds)
view.setNeedsLayout()
print("marked:", card.bounds)
view.layoutIfNeeded()
print("laid out:", card.bounds)
print("frame:", card.frame)
