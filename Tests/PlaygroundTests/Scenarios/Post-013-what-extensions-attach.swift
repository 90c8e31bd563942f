// swift-format-ignore-file
// source: Apple's documentation of UIInteraction and UIContextualAction
// What extensions in blogs attach to views: associated objects under the address of a global or of a static
// property, which die with their view; an interaction of one's own, told of its view as the documentation of
// UIInteraction has it; a constraint changed by its key; a swipe action asked by hand.
// ends: normally
import UIKit

private var nameKey: UInt8 = 0
private enum Keys {
  static var badge: UInt8 = 0
  static var owner: UInt8 = 0
}
extension UIView {
  var name: String {
    get { objc_getAssociatedObject(self, &nameKey) as? String ?? "none" }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
  var badge: UILabel? {
    get { objc_getAssociatedObject(self, &Keys.badge) as? UILabel }
    set { objc_setAssociatedObject(self, &Keys.badge, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN) }
  }
  var owner: UIView? {
    get { objc_getAssociatedObject(self, &Keys.owner) as? UIView }
    set { objc_setAssociatedObject(self, &Keys.owner, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}
final class Sleeve { deinit { print("sleeve gone") } }

var card: UIView? = UIView()
print(card!.name, card!.badge == nil)
card!.name = "card"
card!.badge = UILabel()
card!.badge?.text = "3"
print(card!.name, card!.badge?.text ?? "nil", UIView().name)
card!.badge = nil
print(card!.badge == nil, card!.name)
objc_setAssociatedObject(card!, &Keys.badge, Sleeve(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
print(objc_getAssociatedObject(card!, &Keys.badge) is Sleeve)
let label = UILabel()
label.owner = card
print(label.owner === card)
card = nil
print("the card is gone", label.owner == nil)

final class Tap: NSObject, UIInteraction {
  weak var view: UIView?
  func willMove(to view: UIView?) { print("will move", view == nil, self.view == nil) }
  func didMove(to view: UIView?) {
    self.view = view
    print("did move", view == nil)
  }
}
let tap = Tap()
label.addInteraction(tap)
print(label.interactions.count, tap.view === label, label.interactions.first === tap)
label.removeInteraction(tap)
print(label.interactions.isEmpty)
label.interactions = [tap]
print(label.interactions.first as? Tap === tap)

label.translatesAutoresizingMaskIntoConstraints = false
let width = label.widthAnchor.constraint(equalToConstant: 5)
width.setValue(20, forKey: "constant")
width.setValue(true, forKey: "active")
print(width.constant, width.isActive, width.value(forKey: "constant") as? Double ?? 0)

let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, done in
  print(action.title ?? "", view === label)
  done(true)
}
delete.handler(delete, label) { print("completed", $0) }
print(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)), label.layer.hitTest(CGPoint(x: 500, y: 0)) == nil)
