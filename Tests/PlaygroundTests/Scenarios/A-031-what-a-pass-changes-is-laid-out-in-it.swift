// evidence: A-031, V-088
// A constraint changed during layout, or a safe area that is another one where a view has gone to,
// marks the superview of what it places, wherever that is: one call is enough.
// ends: normally
import UIKit

final class Meter: UIView {
  var onLayout: (() -> Void)?
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

let meter = Meter(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
let outer = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
let bar = UIView()
bar.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(meter)
view.addSubview(outer)
outer.addSubview(bar)
let width = bar.widthAnchor.constraint(equalToConstant: 10)
NSLayoutConstraint.activate([
  width, bar.heightAnchor.constraint(equalToConstant: 4),
  bar.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
  bar.topAnchor.constraint(equalTo: outer.topAnchor),
])
view.layoutIfNeeded()
print(bar.frame)
meter.onLayout = { width.constant = meter.bounds.width / 2 }
meter.setNeedsLayout()
view.layoutIfNeeded()
print(bar.frame)

let panel = UIView()
let inner = UIView()
panel.translatesAutoresizingMaskIntoConstraints = false
inner.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(panel)
panel.addSubview(inner)
let top = panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
let safe = panel.safeAreaLayoutGuide
NSLayoutConstraint.activate([
  top, panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  panel.widthAnchor.constraint(equalToConstant: 100),
  panel.heightAnchor.constraint(equalToConstant: 100),
  inner.topAnchor.constraint(equalTo: safe.topAnchor),
  inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
  inner.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
  inner.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
])
view.layoutIfNeeded()
print(panel.frame, inner.frame)
top.constant = 200
view.layoutIfNeeded()
print(panel.frame, inner.frame)
top.constant = 20
view.layoutIfNeeded()
print(panel.frame, inner.frame)
