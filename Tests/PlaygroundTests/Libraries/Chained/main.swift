import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let v1 = UIView()
let v2 = UIView()
container.addSubview(v1)
container.addSubview(v2)

v1.snap.makeConstraints { make -> Void in
  make.top.equalTo(v2.snap.bottom).offset(20)
  make.left.equalTo(container)
  make.size.equalTo(CGSize(width: 50, height: 40))
}
v2.snap.makeConstraints { (make) -> Void in
  make.edges.equalTo(container).inset(UIEdgeInsets(top: 10, left: 20, bottom: 200, right: 40))
}
container.layoutIfNeeded()
print(v1.frame, v2.frame, container.constraints.count, v1.constraints.count)

v2.snap.removeConstraints()
print(container.constraints.count)
v2.snap.makeConstraints { make in
  make.left.top.equalToSuperview()
  make.width.equalTo(container).multipliedBy(0.5).priority(UILayoutPriority.defaultHigh)
  make.height.equalTo(30).labeled("height of v2")
}
container.layoutIfNeeded()
print(v2.frame, v2.constraints.map { $0.identifier ?? "-" })

let constraints = v1.snap.prepareConstraints { $0.right.equalTo(v2.snap.right).offset(7) }
let right = constraints[0].layoutConstraints[0]
print(right.firstAttribute == .right, right.constant, right.isActive, right.priority.rawValue)

let guide = UILayoutGuide()
container.addLayoutGuide(guide)
v1.snap.removeConstraints()
v1.snap.makeConstraints { $0.top.equalTo(guide.snapTop) }
print(container.constraints.last?.secondItem === guide)

v1.snap.contentHuggingHorizontalPriority = 300
print(
  v1.snap.contentHuggingHorizontalPriority, v1.snap.contentCompressionResistanceVerticalPriority)

let controller = UIViewController()
controller.view.addSubview(v1)
v1.snap.removeConstraints()
v1.snap.makeConstraints { $0.top.equalTo(controller.topLayoutGuide.snapBottom) }
print(v1.snap.prepareConstraints { $0.left.equalTo(controller.view) }.count)
