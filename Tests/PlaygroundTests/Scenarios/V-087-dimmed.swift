// evidence: V-087
// Dimming changes the tint of the view and of what inherits it, and says so.
// Open, so not shown: when in the turn, and what a subview with a colour of its own hears.
// ends: normally
import UIKit

final class Card: UIView {
  var heard = false

  override func tintColorDidChange() {
    super.tintColorDidChange()
    heard = true
  }
}

let (parent, child) = (Card(), Card())
parent.addSubview(child)
view.addSubview(parent)
parent.tintColor = .red

func change(_ mode: UIView.TintAdjustmentMode) {
  for card in [parent, child] { card.heard = false }
  parent.tintAdjustmentMode = mode
}

func show() {
  print([parent, child].map(\.heard), [parent, child].map { $0.tintColor == .red })
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { change(.dimmed) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { show() }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { change(.normal) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { show() }
