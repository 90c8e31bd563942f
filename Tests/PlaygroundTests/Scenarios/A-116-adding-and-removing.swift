// evidence: A-116
// Arranging, inserting and removing lay the column out anew.
// ends: normally
import UIKit

func sized(_ height: CGFloat) -> UIView {
  let box = UIView()
  box.heightAnchor.constraint(equalToConstant: height).isActive = true
  return box
}
@MainActor func column() -> UIStackView {
  let stack = UIStackView(arrangedSubviews: [sized(20), sized(30), sized(40)])
  stack.axis = .vertical
  stack.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(stack)
  NSLayoutConstraint.activate([
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    stack.topAnchor.constraint(equalTo: view.topAnchor),
    stack.widthAnchor.constraint(equalToConstant: 100),
  ])
  return stack
}
@MainActor func show(_ stack: UIStackView, _ what: String) {
  view.layoutIfNeeded()
  print(what, stack.frame.height, stack.arrangedSubviews.map { $0.frame.minY })
  stack.removeFromSuperview()
}
show(column(), "whole")
let a = column()
a.arrangedSubviews[0].removeFromSuperview()
show(a, "without the first")
let b = column()
b.arrangedSubviews[1].removeFromSuperview()
show(b, "without the middle")
let c = column()
c.arrangedSubviews[2].removeFromSuperview()
show(c, "without the last")
let d = column()
d.addArrangedSubview(sized(40))
show(d, "one more")
let e = column()
e.insertArrangedSubview(sized(40), at: 0)
show(e, "one before")
let f = column()
f.insertArrangedSubview(sized(40), at: 1)
show(f, "one between")
