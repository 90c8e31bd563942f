// evidence: V-020
// The experiment of post 000: marking oneself after super repeats without end. A real app hangs; we
// stop after 100 passes of one view in one commit.
// ends: fault hang
import UIKit

class LoopView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print(#function)
    setNeedsLayout()
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    print(#function)
  }
}

let loop = LoopView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
loop.backgroundColor = .systemBlue
view.addSubview(loop)
