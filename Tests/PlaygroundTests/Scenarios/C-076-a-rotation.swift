// evidence: C-076
// A phone is turned: both announcements come with the old traits and the old size, then the traits,
// then the size and the layout, inside one animation; the coordinator's completion at its end. The
// turn is LayoutLab's: a hand would do it.
// Open, so not printed: where the block alongside runs.
// ends: normally
import UIKit

final class Page: UIViewController {
  private var isTurning = false

  private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    sizeClass == .compact ? "compact" : "regular"
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    isTurning = true
    print("willTransition from", name(traitCollection.verticalSizeClass), terminator: " ")
    print("to", name(newCollection.verticalSizeClass))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("viewWillTransition from", view.bounds.size, "to", size)
    print("traits are", name(traitCollection.verticalSizeClass))
    coordinator.animate(alongsideTransition: nil) { context in
      print("completion, cancelled:", context.isCancelled)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    print("traitCollectionDidChange to", name(traitCollection.verticalSizeClass))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isTurning { print("viewWillLayoutSubviews", view.bounds.size) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isTurning { print("viewDidLayoutSubviews") }
  }
}

window.rootViewController = Page()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  window.rotate(to: .landscapeRight)
  print("turned")
}
