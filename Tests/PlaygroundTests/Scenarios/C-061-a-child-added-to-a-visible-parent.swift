// evidence: C-061, C-018, C-019
// viewDidLoad at the first touch of the view and viewWillAppear inside addSubview, viewIsAppearing
// with the next layout, viewDidAppear after the commit.
// Open, so printed once: whether didMove(toParent:) comes a second time.
// ends: normally
import UIKit

final class Child: UIViewController {
  private var lines: Set<String> = []

  private func note(_ line: String) {
    if lines.insert(line).inserted { print("  \(line)") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad, has a parent: \(parent != nil)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent:)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
}

let child = Child()
print("addChild")
viewController.addChild(child)
print("addSubview")
viewController.view.addSubview(child.view)
print("didMove")
child.didMove(toParent: viewController)
print("the handler ends")
