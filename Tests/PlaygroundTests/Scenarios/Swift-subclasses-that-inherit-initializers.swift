// Subclasses of constraints and buttons keep what the inherited initializers are told, and what
// extensions of NSObject add all of UIKit's classes have.
// ends: normally
import UIKit

class LayoutConstraint: NSLayoutConstraint { weak var owner: AnyObject? }
class Key: UIButton {}

let card = UIView()
card.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(card)
let left = LayoutConstraint(
  item: card, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
  constant: 12)
left.owner = card
left.isActive = true
view.layoutIfNeeded()
print(left.firstItem === card, left.secondItem === view, left.constant, card.frame.minX)
let key = Key(type: .system)
print(type(of: key), key.buttonType == .system)

extension NSObject { var className: String { String(describing: type(of: self)) } }
print(UIScreen.main.className, UIDevice.current.className, UIBlurEffect(style: .light).className)
