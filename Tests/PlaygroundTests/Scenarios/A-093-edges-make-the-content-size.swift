// evidence: A-093
// What is pinned to the edges of a scroll view defines the size of its content; the width comes
// from the frame's guide.
// ends: normally
import UIKit

let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let red = UIView()
red.translatesAutoresizingMaskIntoConstraints = false
scroll.addSubview(red)
view.addSubview(scroll)
NSLayoutConstraint.activate([
  red.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
  red.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
  red.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
  red.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
  red.heightAnchor.constraint(equalToConstant: 1000),
  red.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
])
view.layoutIfNeeded()
print(scroll.contentSize, red.frame)
