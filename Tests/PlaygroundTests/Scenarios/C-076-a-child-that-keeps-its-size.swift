// evidence: C-076
// A window gets another size, its size classes stay: only the size call comes, and a child whose
// size does not change does not hear of it. The change is LayoutLab's: Split View would do it.
// ends: normally
import UIKit

class Named: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    print(name, "willTransition")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    print(name, "viewWillTransition to", size)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

final class Parent: Named {
  let filling = Named("filling")
  let badge = Named("badge")

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [filling, badge] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    badge.view.autoresizingMask = []
    badge.view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    container === badge ? CGSize(width: 80, height: 80) : parentSize
  }
}

let parent = Parent("parent")
window.rootViewController = parent
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  window.resize(to: CGSize(width: 320, height: 844))
  print(parent.view.bounds.size, parent.badge.view.bounds.size)
}
