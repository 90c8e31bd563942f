// evidence: A-088
// Under a right-to-left superview leading is the right side; left and right do not flip.
// ends: normally
import UIKit

func place(_ make: (UIView, UIView) -> NSLayoutConstraint) -> CGFloat {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  parent.semanticContentAttribute = .forceRightToLeft
  let child = UIView()
  child.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(child)
  NSLayoutConstraint.activate([
    child.widthAnchor.constraint(equalToConstant: 100),
    child.heightAnchor.constraint(equalToConstant: 100),
    make(child, parent),
  ])
  parent.layoutIfNeeded()
  return child.frame.minX
}

print(place { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 23) })
print(place { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -74) })
print(place { $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 23) })
