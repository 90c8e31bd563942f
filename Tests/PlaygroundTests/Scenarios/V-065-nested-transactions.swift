// evidence: V-065
// The outermost commit pushes what was changed; a nested one waits for it. The settings of a nested
// transaction end with it.
// ends: normally
import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("  layoutSubviews")
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(card)
CATransaction.flush()
print("duration:", CATransaction.animationDuration(), "actions off:", CATransaction.disableActions())

CATransaction.begin()
CATransaction.setAnimationDuration(2)
CATransaction.begin()
CATransaction.setDisableActions(true)
card.setNeedsLayout()
print("duration:", CATransaction.animationDuration(), "actions off:", CATransaction.disableActions())
CATransaction.commit()
print("the inner one is committed, actions off:", CATransaction.disableActions())
CATransaction.commit()
print("the outer one is committed, duration:", CATransaction.animationDuration())
