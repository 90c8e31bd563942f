// evidence: V-046, V-091
// A sublayer that layoutSubviews resizes, as a gradient is kept as large as its view, asks for no second
// pass: its superlayer is in layout. Resized from outside it marks the superlayer's view.
// ends: normally
import UIKit

final class Card: UIView {
  let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    print("layoutSubviews", gradient.frame)
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
view.addSubview(card)
card.layoutIfNeeded()
print("laid out")
card.layoutIfNeeded()
print("nothing to do")
card.gradient.bounds.size.width = 30
card.layoutIfNeeded()
