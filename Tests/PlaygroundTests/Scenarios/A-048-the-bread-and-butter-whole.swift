// evidence: A-048
// The edges at 250, the far edges with and without a gap, centres with an offset, and all the places
// beside an item that keeps its frame.
// ends: normally
import UIKit

final class Sized: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  override var intrinsicContentSize: CGSize { size }
}

func frame(
  _ width: CGFloat?, _ height: CGFloat?, at priority: UILayoutPriority = .required,
  _ make: (UIView, UIView, UIView) -> [NSLayoutConstraint]
) -> CGRect {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let item = UIView(frame: CGRect(x: 120, y: 50, width: 60, height: 20))
  let view = Sized()
  if let width, let height { view.size = CGSize(width: width, height: height) }
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(item)
  parent.addSubview(view)
  for constraint in make(view, parent, item) {
    constraint.priority = priority
    constraint.isActive = true
  }
  parent.layoutIfNeeded()
  return view.frame
}

print(
  "a",
  frame(nil, nil, at: .defaultLow) { v, p, _ in
    [
      v.topAnchor.constraint(equalTo: p.topAnchor), v.leftAnchor.constraint(equalTo: p.leftAnchor),
      v.bottomAnchor.constraint(equalTo: p.bottomAnchor),
      v.rightAnchor.constraint(equalTo: p.rightAnchor),
    ]
  })
for (priority, gap) in [(UILayoutPriority.defaultHigh, CGFloat(0)), (.required, -20)] {
  let right = frame(10, 10, at: priority) { v, p, _ in
    [v.rightAnchor.constraint(equalTo: p.rightAnchor, constant: gap)]
  }
  let bottom = frame(10, 10, at: priority) { v, p, _ in
    [v.bottomAnchor.constraint(equalTo: p.bottomAnchor, constant: gap)]
  }
  print("c", right.minX, bottom.minY)
}
print(
  "d",
  frame(40, 20, at: .defaultLow) { v, p, _ in
    [
      v.centerXAnchor.constraint(equalTo: p.centerXAnchor, constant: 10),
      v.centerYAnchor.constraint(equalTo: p.centerYAnchor, constant: 10),
    ]
  }.origin,
  frame(40, 20) { v, p, _ in [v.centerXAnchor.constraint(equalTo: p.centerXAnchor)] }.origin)
print(
  "e above", frame(40, 20) { v, _, i in [v.bottomAnchor.constraint(equalTo: i.topAnchor)] }.origin,
  frame(40, 20) { v, _, i in [v.bottomAnchor.constraint(equalTo: i.topAnchor, constant: -10)] }
    .origin)
print(
  "e right", frame(40, 20) { v, _, i in [v.leftAnchor.constraint(equalTo: i.rightAnchor)] }.origin,
  frame(40, 20) { v, _, i in [v.leftAnchor.constraint(equalTo: i.rightAnchor, constant: 10)] }
    .origin)
print(
  "e below", frame(40, 20) { v, _, i in [v.topAnchor.constraint(equalTo: i.bottomAnchor)] }.origin,
  "left", frame(40, 20) { v, _, i in [v.rightAnchor.constraint(equalTo: i.leftAnchor)] }.origin)
