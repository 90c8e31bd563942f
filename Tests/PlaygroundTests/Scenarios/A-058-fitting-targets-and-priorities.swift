// evidence
// A fitting target is one more constraint: required or at 750 it beats hugging; at 250 it ties with
// hugging and the content's size wins. A view of a fixed intrinsic size stands for the label.
// ends: normally
import UIKit

final class Content: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 295, height: 51) }
}

let card = UIView()
let content = Content()
content.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(content)
NSLayoutConstraint.activate([
  content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
  content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
  content.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
  content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
])

func fit(
  _ width: CGFloat, _ height: CGFloat, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
) {
  print(
    card.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical))
}

fit(320, 0, .required, .fittingSizeLevel)
fit(320, 90, .defaultHigh, .defaultHigh)
fit(320, 90, .defaultLow, .defaultLow)
