// evidence: A-059
// systemLayoutSizeFitting says how big the view would be and changes nothing.
// ends: normally
import UIKit

final class Content: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
}

let card = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
let content = Content()
content.translatesAutoresizingMaskIntoConstraints = false
card.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(content)
NSLayoutConstraint.activate([
  content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
  content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
  content.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
  content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
])
let count = card.constraints.count
print(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
print(card.frame, card.constraints.count == count)
