// evidence: A-065
// A fitting size lies on pixels as a frame does, three to a point on this screen.
// ends: normally
import UIKit

for width in [CGFloat(173.5), 173.25] {
  let box = UIView()
  let content = UIView()
  content.translatesAutoresizingMaskIntoConstraints = false
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
  box.addSubview(content)
  NSLayoutConstraint.activate([
    content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    content.topAnchor.constraint(equalTo: box.topAnchor),
    content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    content.widthAnchor.constraint(equalToConstant: width),
    content.heightAnchor.constraint(equalToConstant: 10),
  ])
  print(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
}
