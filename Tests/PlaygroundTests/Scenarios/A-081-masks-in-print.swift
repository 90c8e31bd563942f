// evidence: A-081
// Near margin, size, far margin: a dash is fixed, an ampersand flexible.
// ends: normally
import UIKit

func masks(_ mask: UIView.AutoresizingMask) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 152.5, y: 10, width: 70, height: 30))
  view.autoresizingMask = mask
  let other = UIView()
  other.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
  root.addSubview(other)
  other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  root.layoutIfNeeded()
  for constraint in root.constraints where constraint.firstItem === view {
    if constraint.firstAttribute != .top && constraint.firstAttribute != .height {
      print(constraint)
    }
  }
}

masks([])
masks([.flexibleWidth])
masks([.flexibleLeftMargin, .flexibleRightMargin])
