// evidence
// Six lone places and four lone sizes at 751, in the root of a window: what each gives, the size or
// place that nothing tells being 0.
// Open, so not printed: a lone upper bound of a width on a view that nothing places, which was not 0 on
// some systems.
// ends: normally
import UIKit

let bounds = view.bounds

func frame(_ make: (UIView) -> NSLayoutConstraint) -> CGRect {
  let lone = UIView()
  lone.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(lone)
  defer { lone.removeFromSuperview() }
  let constraint = make(lone)
  constraint.priority = UILayoutPriority(751)
  constraint.isActive = true
  view.layoutIfNeeded()
  return lone.frame
}

let top = view.topAnchor
let bottom = view.bottomAnchor
print(frame { $0.topAnchor.constraint(greaterThanOrEqualTo: top, constant: 10) })
print(frame { $0.topAnchor.constraint(lessThanOrEqualTo: top, constant: 10) })
let atLeast = frame { $0.bottomAnchor.constraint(greaterThanOrEqualTo: bottom, constant: -23) }
let atMost = frame { $0.bottomAnchor.constraint(lessThanOrEqualTo: bottom, constant: -23) }
print(atLeast.minY == bounds.height - 23, atMost.minY == bounds.height - 23)
print(atLeast.size, atMost.size, atLeast.minX, atMost.minX)
print(frame { $0.leftAnchor.constraint(lessThanOrEqualTo: view.leftAnchor, constant: 72) })
let right = frame {
  $0.rightAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: -13)
}
print(right.minX == bounds.width - 13, right.size, right.minY)

let width = view.widthAnchor
let height = view.heightAnchor
let wide = frame { $0.widthAnchor.constraint(greaterThanOrEqualTo: width, constant: -52) }
let high = frame { $0.heightAnchor.constraint(greaterThanOrEqualTo: height, constant: -34) }
print(wide.width == bounds.width - 52, high.height == bounds.height - 34)
print(frame { $0.heightAnchor.constraint(lessThanOrEqualTo: height, constant: -34) }.height)
