// evidence: A-007
// Two constraints hold each of a controller's old guides and stand among its view's own, as SnapKit's
// tests count them.
// ends: normally
import UIKit

let controller = UIViewController()
controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
controller.view.addSubview(box)
print(controller.view.constraints.count)
box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
print(controller.view.constraints.count)
controller.view.layoutIfNeeded()
print(box.frame)
for constraint in controller.view.constraints { print(constraint) }
