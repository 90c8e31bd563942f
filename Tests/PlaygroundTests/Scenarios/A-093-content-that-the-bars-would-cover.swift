// evidence
// Content that keeps clear of the bars by its margins scrolls for that alone; once the scroll view's
// inset does so in its place, it would not. Layout comes to an end all the same.
// Open, so not printed: with which of the two.
// ends: normally
import UIKit

let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
view.addSubview(scroll)
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
box.heightAnchor.constraint(equalToConstant: 270).isActive = true
let column = UIStackView(arrangedSubviews: [box])
column.axis = .vertical
column.isLayoutMarginsRelativeArrangement = true
column.translatesAutoresizingMaskIntoConstraints = false
scroll.addSubview(column)
let content = scroll.contentLayoutGuide
NSLayoutConstraint.activate([
  column.topAnchor.constraint(equalTo: content.topAnchor),
  column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
  column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
  column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
  column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
])
view.layoutIfNeeded()
print(box.frame.size, scroll.contentSize.width)
