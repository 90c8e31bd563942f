import UIKit

let window = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
let view1 = UIView()
let view2 = UIView()
window.addSubview(view1)
window.addSubview(view2)

let leading = view1.leadingAnchor == view2.leadingAnchor + 10 ~ .high
print(leading.firstItem === view1, leading.secondItem === view2, leading.constant)
print(leading.priority == .defaultHigh, leading.relation == .equal, leading.isActive)
print(leading.firstAttribute == .leading, leading.multiplier)

let width = view1.widthAnchor == view2.widthAnchor * 0.5 + 4
print(width.multiplier, width.constant, width.secondAttribute == ConstraintAttribute.width)

view2.horizontalAnchors == window.horizontalAnchors
view2.verticalAnchors == window.verticalAnchors
(view1.heightAnchor >= 30).identifier = "tall"
tie(view1.topAnchor, window.topAnchor, 12).isActive = true
window.layoutIfNeeded()
print(view1.frame, view2.frame)

let made = batch(active: false) {
  view1.heightAnchor == 10
  view1.centerXAnchor == window.centerXAnchor
}
print(made.map(\.isActive), made.count)

let anchors: Set<NSLayoutXAxisAnchor> = [
  view1.leadingAnchor, view1.leadingAnchor, view1.leftAnchor,
]
print(anchors.count)
let distance = view1.leadingAnchor.anchorWithOffset(to: view1.trailingAnchor)
print(distance.constraint(equalToConstant: 40).constant)
