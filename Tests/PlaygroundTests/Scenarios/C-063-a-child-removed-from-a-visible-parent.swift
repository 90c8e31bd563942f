// evidence: C-063
// viewWillDisappear comes inside removeFromSuperview, didMove(toParent: nil) from removeFromParent,
// viewDidDisappear later.
// Open, so printed once: whether didMove(toParent: nil) comes a second time.
// ends: normally
import UIKit

final class Child: UIViewController {
  private var lines: [String: Int] = [:]

  private func note(_ line: String) {
    lines[line, default: 0] += 1
    if lines[line] == 1 { print("  \(line)") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil { note("willMove(toParent: nil)") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { note("didMove(toParent: nil)") }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}

let child = Child()
viewController.addChild(child)
view.addSubview(child.view)
child.didMove(toParent: viewController)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  print("willMove")
  child.willMove(toParent: nil)
  print("removeFromSuperview")
  child.view.removeFromSuperview()
  print("removeFromParent")
  child.removeFromParent()
  print("the handler ends")
}
