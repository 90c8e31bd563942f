// evidence: A-065
// Frames are rounded to the nearest pixel, three to a point on this screen.
// ends: normally
import UIKit

func roundedWidth(_ constant: CGFloat) -> CGFloat {
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
  NSLayoutConstraint.activate([
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    box.topAnchor.constraint(equalTo: view.topAnchor),
    box.widthAnchor.constraint(equalToConstant: constant),
    box.heightAnchor.constraint(equalToConstant: 10),
  ])
  view.layoutIfNeeded()
  defer { box.removeFromSuperview() }
  return box.frame.width
}

print(UIScreen.main.scale)
for constant in [CGFloat(173.5), 173.25, 20] {
  print(constant, roundedWidth(constant))
}
