// evidence: C-073
// A transition begun while one is under way, and an end without a beginning: the console says so,
// nothing else happens.
// ends: normally
import UIKit

final class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

final class Container: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let container = Container()
let page = Page()
window.rootViewController = container
container.addChild(page)
container.view.addSubview(page.view)
page.didMove(toParent: container)
page.beginAppearanceTransition(true, animated: false)
page.beginAppearanceTransition(true, animated: false)
page.endAppearanceTransition()
