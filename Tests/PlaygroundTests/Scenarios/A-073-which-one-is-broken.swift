// evidence
// The sets of published logs, and which of each was broken. UIKit's rule is unknown; ours fits these.
// ends: normally
import UIKit

func parent() -> UIView {
  let parent = UIView()
  parent.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(parent)
  return parent
}

func child(of parent: UIView) -> UIView {
  let child = UIView()
  child.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(child)
  return child
}

func name(_ constraint: NSLayoutConstraint, _ text: String) -> NSLayoutConstraint {
  constraint.identifier = text
  return constraint
}

// duckduckgo#4623: top, bottom, a height of 0.
let v = parent()
let s = child(of: v)
NSLayoutConstraint.activate([
  name(s.topAnchor.constraint(equalTo: v.topAnchor, constant: 8), "1 top"),
  name(s.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -8), "1 bottom"),
  name(v.heightAnchor.constraint(equalToConstant: 0), "1 height"),
])
view.layoutIfNeeded()

// DisplaySwitcher#20: leading 10, trailing 11, two widths.
let w = parent()
let t = child(of: w)
NSLayoutConstraint.activate([
  name(t.leadingAnchor.constraint(equalTo: w.leadingAnchor, constant: 10), "2 leading"),
  name(t.trailingAnchor.constraint(equalTo: w.trailingAnchor, constant: -11), "2 trailing"),
  name(w.widthAnchor.constraint(equalToConstant: 1), "2 width"),
])
view.layoutIfNeeded()

// apptentive#76: two pins in a row at the bottom, a height of 0.
let u = parent()
let a = child(of: u)
let b = child(of: u)
NSLayoutConstraint.activate([
  name(u.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 30), "3 room"),
  name(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 7), "3 gap"),
  name(u.bottomAnchor.constraint(equalTo: b.bottomAnchor), "3 bottom"),
  name(b.heightAnchor.constraint(equalToConstant: 0), "3 height"),
])
view.layoutIfNeeded()
print("three logs")
