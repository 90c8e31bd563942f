// evidence: V-103, V-091
// Outside any window nothing is laid out until somebody asks; then a new size of a child marks its
// superview as it does in a window.
// ends: normally
import UIKit

final class Probe: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
probe.addSubview(child)
probe.setNeedsLayout()

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("waited: \(probe.passes)")
  probe.layoutIfNeeded()
  print("asked: \(probe.passes)")
  probe.layoutIfNeeded()
  print("asked again: \(probe.passes)")
  child.layer.bounds.size = CGSize(width: 20, height: 20)
  probe.layoutIfNeeded()
  print("resized a child: \(probe.passes)")
}
