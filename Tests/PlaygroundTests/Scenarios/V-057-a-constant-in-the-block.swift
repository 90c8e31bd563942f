// evidence: V-057, V-036, V-037, V-038, V-104
// A constraint's constant is animated by the layout in the block; without that layout nothing travels,
// and the completion comes first.
// ends: normally
import UIKit

let card = UIView()
card.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(card)
let left = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
NSLayoutConstraint.activate([
  left, card.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
  card.widthAnchor.constraint(equalToConstant: 20),
  card.heightAnchor.constraint(equalToConstant: 20),
])

func isTravelling() -> Bool {
  guard let shown = card.layer.presentation() else { return false }
  return abs(shown.position.x - card.center.x) > 0.001
}
func tell(_ name: String) -> (Bool) -> Void {
  { print("  completion of \(name): \($0), frame x \(card.frame.minX)") }
}
func after(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

UIView.animate(withDuration: 0.5) {
  view.layoutIfNeeded()
} completion: {
  tell("a first layout in the block")($0)
}
print("without a prior layout: travelling from zero \(isTravelling()), frame x \(card.frame.minX)")

after(1) {
  left.constant = 100
  UIView.animate(withDuration: 0.5, animations: { view.layoutIfNeeded() }, completion: tell("layout"))
  print("with layoutIfNeeded: travelling \(isTravelling()), frame x \(card.frame.minX)")
}
after(2) {
  UIView.animate(withDuration: 0.5, animations: { left.constant = 200 }, completion: tell("no layout"))
  print("without: travelling \(isTravelling()), frame x \(card.frame.minX)")
}
after(2.1) { print("a tenth later: travelling \(isTravelling()), frame x \(card.frame.minX)") }
after(3) {
  UIView.animate(
    withDuration: 0.5, animations: { view.layoutIfNeeded() }, completion: tell("no change"))
  print("nothing to change: travelling \(isTravelling())")
}
