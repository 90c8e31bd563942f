// evidence: A-094
// Four views with equal gaps, and four of equal size with the gaps between: 1000 by 1000.
// ends: normally
import UIKit

func row(_ make: (UIView, [UIView]) -> [NSLayoutConstraint]) -> [UIView] {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let views = (0..<4).map { _ in UIView() }
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  NSLayoutConstraint.activate(make(root, views))
  root.layoutIfNeeded()
  return views
}

for spacing in [20, -30, 0] as [CGFloat] {
  let views = row { root, views in
    var made = [views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: spacing)]
    for index in 1..<4 {
      let (one, other) = (views[index - 1], views[index])
      made += [
        other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: spacing),
        other.widthAnchor.constraint(equalTo: one.widthAnchor),
      ]
    }
    return made + [
      root.trailingAnchor.constraint(equalTo: views[3].trailingAnchor, constant: spacing)
    ]
  }
  print(views.map { $0.frame.minX.rounded() }, views[0].frame.width.rounded())
}

for size in [20, 0, 250, 500] as [CGFloat] {
  // A centre is a share of the superview's centre; gaps may be negative.
  let views = row { root, views in
    (0..<4).flatMap { index in
      let share = CGFloat(index * 2 + 2) / 5
      let shift = size * (CGFloat(index) + 0.5 - 0.8 * CGFloat(index + 1))
      return [
        views[index].widthAnchor.constraint(equalToConstant: size),
        NSLayoutConstraint(
          item: views[index], attribute: .centerX, relatedBy: .equal, toItem: root,
          attribute: .centerX, multiplier: share, constant: shift),
      ]
    }
  }
  print(views.map { $0.frame.minX.rounded() })
}
