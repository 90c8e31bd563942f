// evidence: V-055
// A property animator: its blocks run when it becomes active, it is paused, set, turned round, stopped
// and finished.
// Open, so not printed: fractionComplete while it runs, or of a reversed animator.
// ends: normally
import UIKit

let dot = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
view.addSubview(dot)

func x() -> Int { Int((dot.layer.presentation()?.position.x ?? -1000).rounded()) }
func after(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
  print("  the block runs")
  dot.center.x = 100
}
animator.addCompletion { print("  completion, at the start: \($0 == .start), model \(dot.center.x)") }

after(1) {
  print("inactive: \(animator.state == .inactive), model \(dot.center.x)")
  animator.fractionComplete = 0.25
  print("set to a quarter: active \(animator.state == .active), running \(animator.isRunning), shown \(x())")
  print("model \(dot.center.x)")
  animator.startAnimation()
}
after(1.25) {
  print("a quarter of a second later: shown \(x()), running \(animator.isRunning)")
  animator.pauseAnimation()
}
after(2) {
  print("paused: shown \(x()), running \(animator.isRunning), state active \(animator.state == .active)")
  animator.isReversed = true
  animator.startAnimation()
}
after(2.25) { print("on the way back: shown \(x())") }
after(3) { print("over: inactive \(animator.state == .inactive), shown \(x())") }

after(4) {
  let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { dot.center.x = 200 }
  other.addCompletion { print("  stopped, then finished at its end: \($0 == .end)") }
  other.startAnimation()
  after(0.5) {
    other.stopAnimation(false)
    print("stopped: model \(Int(dot.center.x.rounded())), state stopped \(other.state == .stopped)")
    other.finishAnimation(at: .end)
    print("finished: model \(dot.center.x), inactive \(other.state == .inactive)")
  }
}
after(5) {
  let dropped = UIViewPropertyAnimator(duration: 1, curve: .linear) { dot.center.x = 0 }
  dropped.addCompletion { _ in print("never") }
  dropped.startAnimation()
  after(0.5) {
    dropped.stopAnimation(true)
    print("stopped without finishing: model \(Int(dot.center.x.rounded()))")
  }
}
