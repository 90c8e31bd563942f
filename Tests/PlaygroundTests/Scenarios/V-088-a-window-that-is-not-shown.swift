// evidence: V-088, A-084
// Safe areas are those of what is visible: a hidden window has none, nor have the views in it.
// ends: normally
import UIKit

let other = UIWindow(frame: UIScreen.main.bounds)
let content = UIView(frame: other.bounds)
let inner = UIView()
inner.translatesAutoresizingMaskIntoConstraints = false
other.addSubview(content)
content.addSubview(inner)
let guide = content.safeAreaLayoutGuide
NSLayoutConstraint.activate([
  inner.topAnchor.constraint(equalTo: guide.topAnchor),
  inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
  inner.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
  inner.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
])
other.layoutIfNeeded()
print(other.safeAreaInsets.top, content.safeAreaInsets.top, content.layoutMargins.top, inner.frame)
other.isHidden = false
other.layoutIfNeeded()
print(other.safeAreaInsets.top, content.safeAreaInsets.top, content.layoutMargins.top, inner.frame)
