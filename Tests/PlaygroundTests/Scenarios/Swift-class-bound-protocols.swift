// ends: normally
import UIKit

protocol Highlightable: UIView { func highlight() }
extension Highlightable {
  func highlight() {
    backgroundColor = .red; layer.cornerRadius = 4; print(frame.width, layer.cornerRadius)
  }
}
class Card: UIView, Highlightable {}
final class Button2: UIButton, Highlightable {
  override func layoutSubviews() { super.layoutSubviews(); print("laid out") }
}
let views: [any Highlightable] = [
  Card(frame: CGRect(x: 0, y: 0, width: 10, height: 5)), Button2(frame: .zero),
]
for v in views { v.highlight(); v.alpha = 0.5 }
let stack = UIStackView(arrangedSubviews: views)
print(stack.arrangedSubviews.count, views[0].alpha)
protocol NibLoadable where Self: UIView { static func make() -> Self }
extension NibLoadable {
  static func make() -> Self { Self(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
}
extension Card: NibLoadable {}
print(Card.make().frame)
protocol Coordinated: UIViewController { var name: String { get } }
extension Coordinated {
  func begin() { loadViewIfNeeded(); print(name, isViewLoaded, view.bounds.isEmpty) }
}
final class VC: UIViewController, Coordinated {
  let name = "vc"; override func viewDidLoad() { super.viewDidLoad(); print("did load") }
}
let c: Coordinated = VC()
c.begin()
let nav = UINavigationController(rootViewController: c)
print(nav.viewControllers.first === c)
weak var weakOne: Highlightable? = views[0]
print(weakOne?.subviews.count ?? -1)
typealias Handler = (UIView & Highlightable) -> Void
let h: Handler = {
  $0.setNeedsLayout(); $0.highlight()
}
h(Card())
