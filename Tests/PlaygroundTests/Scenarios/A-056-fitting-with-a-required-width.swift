// evidence: A-056
// The text-free twin: a card around a fixed content, fitted with a required width.
// ends: normally
import UIKit

class Content: UIView {
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
for width in [320, 200, 150] as [CGFloat] {
  print(
    card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel))
}
print(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
