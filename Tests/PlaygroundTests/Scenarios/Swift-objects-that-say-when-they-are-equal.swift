// swift-format-ignore-file
// NSObject's questions of an object, which a class of the program's answers in its own way.
// ends: normally
import UIKit

nonisolated final class Item: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
  override var hash: Int { number }
}
print(Item(1) == Item(1), Item(1) == Item(2), [Item(1)].contains(Item(1)), Item(3).isEqual(nil))
print(Set([Item(1), Item(1), Item(2)]).count, [Item(1): "one"][Item(1)] ?? "none")
final class Badge: UIView {
  nonisolated override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) || object is Badge }
}
let (badge, other) = (Badge(), Badge())
print(badge.isEqual(other), badge == other, badge === other, UIView().isEqual(UIView()))

print(badge.isKind(of: UIView.self), badge.isMember(of: UIView.self), badge.isMember(of: Badge.self))
print(UIButton(type: .system).isKind(of: UIControl.self), UILabel().isKind(of: UIControl.self))

extension UILayoutPriority: @retroactive Comparable {
  nonisolated public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
let priorities = [UILayoutPriority.required, .defaultLow, .defaultHigh]
print(priorities.sorted().map(\.rawValue), priorities.min() == .defaultLow)
print(max(.defaultLow, UILayoutPriority(251)).rawValue, UILayoutPriority.required >= .defaultHigh)
print(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
