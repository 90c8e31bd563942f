// evidence: C-024, C-023
// viewIsAppearing comes once an appearance, however often the view is laid out afterwards.
// ends: normally
import UIKit

final class Counting: UIViewController {
  private(set) var appearances = 0
  private(set) var layouts = 0

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearances += 1
    print("superview: \(view.superview != nil), window: \(view.window != nil)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

let counting = Counting()
window.rootViewController = counting
for step in 1...3 {
  DispatchQueue.main.asyncAfter(deadline: .now() + Double(step)) {
    counting.view.setNeedsLayout()
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
  print("appearances: \(counting.appearances), layouts: \(counting.layouts > 3)")
}
