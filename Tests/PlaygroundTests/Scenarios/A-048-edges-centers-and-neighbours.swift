// evidence
// The bread and butter: four edges, a centre, and a place beside a sibling that keeps its frame.
// ends: normally
import UIKit

struct Case {
  var title: String
  var constraints: (UIView) -> [NSLayoutConstraint]
}

final class Sized: UIView {
  var size: CGSize?

  override var intrinsicContentSize: CGSize {
    size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let sibling = UIView(frame: CGRect(x: 120, y: 50, width: 60, height: 20))
parent.addSubview(sibling)

let cases = [
  Case(title: "inset") { child in
    [
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      child.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -10),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -10),
    ]
  },
  Case(title: "centre") { child in
    [
      child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ]
  },
  Case(title: "above") { [$0.bottomAnchor.constraint(equalTo: sibling.topAnchor)] },
  Case(title: "right") { [$0.leftAnchor.constraint(equalTo: sibling.rightAnchor, constant: 10)] },
  Case(title: "below") { [$0.topAnchor.constraint(equalTo: sibling.bottomAnchor)] },
]

for item in cases {
  let child = Sized()
  child.translatesAutoresizingMaskIntoConstraints = false
  if item.title != "inset" { child.size = CGSize(width: 40, height: 20) }
  parent.addSubview(child)
  NSLayoutConstraint.activate(item.constraints(child))
  parent.layoutIfNeeded()
  print(item.title, child.frame)
  child.removeFromSuperview()
}
print("sibling", sibling.frame)
