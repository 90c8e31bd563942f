// evidence: C-074
// The opposite call takes a transition of one's own back; neither of the two had its "did".
// ends: normally
import UIKit

final class Page: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(name, "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(name, "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(name, "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(name, "viewDidDisappear")
  }
}

final class Container: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let container = Container()
let (old, new) = (Page("old"), Page("new"))
window.rootViewController = container
for page in [old, new] {
  container.addChild(page)
  container.view.addSubview(page.view)
  page.didMove(toParent: container)
}
old.beginAppearanceTransition(true, animated: false)
old.endAppearanceTransition()

print("begun")
old.beginAppearanceTransition(false, animated: true)
new.beginAppearanceTransition(true, animated: true)
print("cancelled")
old.beginAppearanceTransition(true, animated: true)
new.beginAppearanceTransition(false, animated: true)
old.endAppearanceTransition()
new.endAppearanceTransition()
