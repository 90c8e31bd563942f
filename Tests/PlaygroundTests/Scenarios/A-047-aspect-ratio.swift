// evidence: A-047
// The side that is known gives the other.
// ends: normally
import UIKit

class Sized: UIView {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = Sized()
  view.size = CGSize(width: width, height: height)
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let tall = box(20, -1)
let wide = box(-1, 20)
let fixed = box(-1, -1)
for view in [tall, wide, fixed] { root.addSubview(view) }
let ratio = tall.heightAnchor.constraint(equalTo: tall.widthAnchor, multiplier: 2)
ratio.priority = .defaultHigh
NSLayoutConstraint.activate([
  ratio,
  wide.widthAnchor.constraint(equalTo: wide.heightAnchor, multiplier: 2),
  fixed.widthAnchor.constraint(equalToConstant: 150),
  fixed.widthAnchor.constraint(equalTo: fixed.heightAnchor, multiplier: 3.0 / 2),
])
root.layoutIfNeeded()
print(tall.frame.size, wide.frame.size, fixed.frame.size)
