// evidence: A-002
// `b.leading == a.trailing + 8` and `a.trailing == b.leading - 8` say the same; the engine may move
// either side.
// ends: normally
import UIKit

func frames(_ make: (UIView, UIView) -> NSLayoutConstraint) -> [CGRect] {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let (a, b) = (UIView(), UIView())
  for view in [a, b] {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
  }
  b.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  make(a, b).isActive = true
  root.layoutIfNeeded()
  return [a.frame, b.frame]
}

let one = frames { a, b in b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8) }
let other = frames { a, b in a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -8) }
print(one[0].minX, one[1].minX, one == other)
