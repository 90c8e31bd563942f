// evidence: A-093
// Pinned 15 from the four edges with a height of 60 and no width: the content is 90 high, and as wide as
// the gaps.
// ends: normally
import UIKit

for byGuide in [false, true] {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let red = UIView()
  red.translatesAutoresizingMaskIntoConstraints = false
  scroll.addSubview(red)
  view.addSubview(scroll)
  let guide = scroll.contentLayoutGuide
  NSLayoutConstraint.activate([
    red.leadingAnchor.constraint(
      equalTo: byGuide ? guide.leadingAnchor : scroll.leadingAnchor, constant: 15),
    red.trailingAnchor.constraint(
      equalTo: byGuide ? guide.trailingAnchor : scroll.trailingAnchor, constant: -15),
    red.topAnchor.constraint(equalTo: byGuide ? guide.topAnchor : scroll.topAnchor, constant: 15),
    red.bottomAnchor.constraint(
      equalTo: byGuide ? guide.bottomAnchor : scroll.bottomAnchor, constant: -15),
    red.heightAnchor.constraint(equalToConstant: 60),
  ])
  view.layoutIfNeeded()
  print(scroll.contentSize, red.frame, scroll.hasAmbiguousLayout || red.hasAmbiguousLayout)
}
