// evidence: V-020, V-047, V-048
// A view that marks itself in its own layoutSubviews is laid out again in the same commit, without
// end: a real app hangs there, and the main queue is never served again.
// Open, so not printed: how many passes; we stop it and say so.
// ends: fault hang
import UIKit

final class Restless: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    if passes <= 3 { print("pass \(passes)") }
    setNeedsLayout()
  }
}

view.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("never printed") }
print("the handler ends")
