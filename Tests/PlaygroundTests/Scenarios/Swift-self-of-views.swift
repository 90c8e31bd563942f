// swift-format-ignore-file
// What `Self` is in an extension for views, and what lengths are made of.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

@MainActor protocol Shown: AnyObject {}
extension Shown where Self: UIView {
  func show() { print(Self.self, type(of: self)) }
}
class Card: UIView, Shown {}
class RoundCard: Card {}
let card: Card = RoundCard()
card.show()
RoundCard().show()
(RoundCard() as any Shown & UIView).show()

dump(CGPoint(x: 1, y: 2))
dump(CGRect(x: 1, y: 2, width: 3, height: 4))
dump(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
