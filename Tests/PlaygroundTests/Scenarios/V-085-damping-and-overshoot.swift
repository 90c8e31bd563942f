// evidence: V-085
// A damping ratio of 1 does not oscillate; a small one overshoots.
// Open, so not printed: where exactly it is at a given moment.
// ends: normally
import UIKit

final class Runner {
  let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let damping: CGFloat
  private var highest: CGFloat = 0

  init(damping: CGFloat) {
    self.damping = damping
    dot.center.y = 0
    view.addSubview(dot)
  }

  func start() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: [], animations: { self.dot.center.y = 100 }, completion: nil)
    for step in 1...49 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02 * Double(step)) { self.sample() }
    }
  }

  private func sample() {
    let y = dot.layer.presentation()?.position.y ?? 0
    highest = max(highest, y)
  }

  var overshoots: Bool { highest > 101 }
}

let runners = [CGFloat(1), 0.2].map { Runner(damping: $0) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  for runner in runners { runner.start() }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  for runner in runners { print(runner.overshoots, runner.dot.center.y) }
}
