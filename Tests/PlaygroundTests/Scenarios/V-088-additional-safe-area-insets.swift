// evidence: V-088
// More safe area on a visible controller: the insets grow, and what is pinned to the safe area
// follows with the layout pass.
// Open, so not printed: at which moment before that the callbacks come.
// ends: normally
import UIKit

final class Banner: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

let banner = Banner()
banner.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(banner)
let guide = view.safeAreaLayoutGuide
NSLayoutConstraint.activate([
  banner.topAnchor.constraint(equalTo: guide.topAnchor),
  banner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
  banner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
])

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print(view.safeAreaInsets.top, banner.frame)
  viewController.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print(view.safeAreaInsets.top, banner.frame)
}
