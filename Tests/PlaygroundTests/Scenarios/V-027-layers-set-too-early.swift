// evidence: V-027, V-050
// Sublayers do not follow their view: a gradient, an outline, a mask and a round corner that take the
// bounds before the first layout stay as they were then. In layoutSubviews they are right.
// ends: normally
import UIKit

final class Early: UIView {
  let gradient = CAGradientLayer()
  let outline = CAShapeLayer()
  let hole = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
    layer.addSublayer(outline)
    layer.mask = hole
    fit()
  }

  required init?(coder: NSCoder) { fatalError() }

  func fit() {
    gradient.frame = bounds
    outline.path = UIBezierPath(rect: bounds).cgPath
    hole.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }

  func report(_ moment: String) {
    print("\(moment): bounds \(bounds.size)")
    print("  gradient \(gradient.frame.size), mask \(hole.frame.size)")
    print("  outline \(outline.path?.boundingBox.size ?? .zero), radius \(layer.cornerRadius)")
  }
}

final class Right: UIView {
  let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}

let early = Early()
let right = Right()
for box in [early, right] {
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
  NSLayoutConstraint.activate([
    box.widthAnchor.constraint(equalToConstant: 200),
    box.heightAnchor.constraint(equalToConstant: 40),
    box.topAnchor.constraint(equalTo: view.topAnchor),
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  ])
}
early.report("before the layout")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  early.report("after it")
  early.fit()
  early.report("fitted by hand")
  print("in layoutSubviews: \(right.gradient.frame.size), radius \(right.layer.cornerRadius)")
}
