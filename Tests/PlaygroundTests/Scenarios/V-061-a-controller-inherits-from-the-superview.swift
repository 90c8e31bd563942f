// evidence: V-061
// A controller takes its traits from its view's superview: they are right in viewIsAppearing, not
// yet in viewWillAppear.
// ends: normally
import UIKit

final class Page: UIViewController {
  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear, dark:", isDark)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("viewIsAppearing, dark:", isDark)
  }
}

let host = UIView(frame: view.bounds)
host.overrideUserInterfaceStyle = .dark
view.addSubview(host)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let page = Page()
  viewController.addChild(page)
  host.addSubview(page.view)
  page.didMove(toParent: viewController)
}
