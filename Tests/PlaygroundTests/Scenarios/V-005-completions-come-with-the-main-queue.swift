// evidence: V-005, V-055
// The completion of an animation is a block of the main queue: when its time has come, and never in
// the commit that started it.
// ends: normally
import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews")
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(card)
UIView.animate(withDuration: 0.5) {
  card.center.x = 100
} completion: { finished in
  print("completion: \(finished)")
  card.setNeedsLayout()
  DispatchQueue.main.async { print("a block of the completion's, after the commit that follows it") }
}
DispatchQueue.main.async { print("main queue, before the first commit") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { print("before its end") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { print("after its end") }
print("the handler ends")
