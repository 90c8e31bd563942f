// evidence: V-088
// A view that its controller places in viewDidLayoutSubviews has the safe area of that place.
// ends: normally
import UIKit

final class Content: UIView {
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    print("told", safeAreaInsets.top, safeAreaInsets.bottom)
  }
}

final class Container: UIViewController {
  let content = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    content.addSubview(label)
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
    ])
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = CGRect(
      x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100)
  }
}

let container = Container()
window.rootViewController = container
window.layoutIfNeeded()
print(container.content.safeAreaInsets.top, container.content.safeAreaInsets.bottom)
print(container.label.frame.minY)
