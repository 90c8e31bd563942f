// swift-format-ignore-file
// evidence: C-027
// The bars' guides from before safe areas: lengths, anchors, formats and whole constraints.
// ends: normally
import UIKit
class Old: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let views: [String: Any] = ["label": label, "top": topLayoutGuide]
    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-8-[label(20)]", options: [], metrics: nil, views: views))
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let bottom = UIView()
    bottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bottom)
    bottom.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
    NSLayoutConstraint(item: bottom, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide, attribute: .bottom, multiplier: 1, constant: 40).isActive = true
    bottom.widthAnchor.constraint(equalToConstant: 10).isActive = true
    bottom.tag = 7
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("lengths", topLayoutGuide.length, bottomLayoutGuide.length)
    let guide: UILayoutSupport = topLayoutGuide
    print(guide.length)
  }
}
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
let controller = Old()
window.rootViewController = UINavigationController(rootViewController: controller)
window.makeKeyAndVisible()
window.layoutIfNeeded()
print(controller.label.frame.minY, controller.view.viewWithTag(7)!.frame)
let screen = window.screen
