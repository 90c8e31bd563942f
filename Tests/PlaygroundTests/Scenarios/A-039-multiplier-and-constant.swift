// evidence
// Sizes relative to another item; nothing is clipped to the parent.
// ends: normally
import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

func width(_ make: (UIView) -> [NSLayoutConstraint]) -> CGFloat {
  let child = UIView()
  child.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(child)
  NSLayoutConstraint.activate(make(child))
  container.layoutIfNeeded()
  let width = child.frame.width
  child.removeFromSuperview()
  return width
}

let whole = container.widthAnchor
print(width { [$0.widthAnchor.constraint(equalTo: whole, multiplier: 2)] })
print(width { [$0.widthAnchor.constraint(equalTo: whole, multiplier: 0.5, constant: 100)] })
print(
  width {
    [
      $0.widthAnchor.constraint(lessThanOrEqualTo: whole),
      $0.widthAnchor.constraint(greaterThanOrEqualTo: whole),
    ]
  })
print(
  width { child in
    let ratio = child.widthAnchor.constraint(equalTo: child.heightAnchor, multiplier: 1.5)
    return [ratio, child.heightAnchor.constraint(equalToConstant: 100)]
  })
