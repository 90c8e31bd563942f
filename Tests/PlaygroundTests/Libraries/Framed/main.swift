import UIKit

final class Card: FramedView {
  let icon = UIImageView()
  let bar = UIView()

  override init() {
    super.init()
    addSubview(icon)
    addSubview(bar)
  }

  override func arrange() {
    icon.place.start(10).top(safe.top + 8).size(CGSize(width: 30, height: 20)).now()
    bar.place.horizontally(5).below(icon, 7).size(CGSize(width: 0, height: 4)).now()
  }
}

let card = Card()
card.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
card.layoutIfNeeded()
print(card.icon.frame, card.bar.frame, card.passes)
print(card.outline.frame, card.outline.path?.boundingBox ?? .null)
print(
  (card.layer as? CountingLayer)?.passes == card.passes, type(of: card.layer) == CountingLayer.self)
print(card.sizeThatFits(CGSize(width: 50, height: 0)), card.intrinsicContentSize)

card.icon.transform = CGAffineTransform(scaleX: 2, y: 2)
card.setNeedsLayout()
card.layoutIfNeeded()
print(card.icon.bounds.size, card.icon.center, card.icon.frame, card.passes)

card.semanticContentAttribute = .forceRightToLeft
card.icon.semanticContentAttribute = .forceRightToLeft
card.setNeedsLayout()
card.layoutIfNeeded()
print(card.icon.center)
print(card.isEqual(card), card == card.icon, card.debugDescription.hasPrefix("<"))
