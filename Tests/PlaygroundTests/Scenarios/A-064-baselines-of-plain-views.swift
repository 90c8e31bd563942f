// evidence: A-064
// Without text the first baseline is the top edge and the last baseline the bottom edge.
// ends: normally
import UIKit

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

func placed(_ make: (UIView) -> NSLayoutConstraint) -> CGRect {
  let plain = UIView()
  plain.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(plain)
  NSLayoutConstraint.activate([
    plain.widthAnchor.constraint(equalToConstant: 400),
    plain.heightAnchor.constraint(equalToConstant: 100),
    make(plain),
  ])
  parent.layoutIfNeeded()
  return plain.frame
}

print(placed { $0.lastBaselineAnchor.constraint(equalTo: parent.lastBaselineAnchor) }.maxY)
print(placed { $0.firstBaselineAnchor.constraint(equalTo: parent.centerYAnchor) }.minY)
let plain = UIView()
print(plain.forLastBaselineLayout === plain, plain.forFirstBaselineLayout === plain)
