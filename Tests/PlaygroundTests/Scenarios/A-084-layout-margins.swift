// evidence, V-089
// A plain view has margins of 8; a new margin is told to the view and, where it preserves its
// superview's margins, to the child; the margins guide follows.
// Open, so not printed: when in the turn the callback comes, and how often.
// ends: normally
import UIKit

class Framed: UIView {
  var heard = false

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    heard = true
  }
}

let outer = Framed(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
let inner = UIView()
outer.addSubview(inner)
view.addSubview(outer)
inner.translatesAutoresizingMaskIntoConstraints = false
let margins = outer.layoutMarginsGuide
NSLayoutConstraint.activate([
  inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
  inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
  inner.topAnchor.constraint(equalTo: margins.topAnchor),
  inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
])
view.layoutIfNeeded()
print(outer.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), inner.frame)

outer.heard = false
outer.layoutMargins.left = 40
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print(outer.heard, inner.frame)
  outer.directionalLayoutMargins.leading = 20
  print(outer.layoutMargins.left)
}
