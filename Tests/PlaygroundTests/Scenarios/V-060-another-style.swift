// evidence: V-060
// Another style draws and lays out again what is drawn and laid out; inside, the current traits are
// the view's own. The switch is LayoutLab's: the control centre has it.
// ends: normally
import UIKit

func name(_ traits: UITraitCollection) -> String {
  traits.userInterfaceStyle == .dark ? "dark" : "light"
}

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews", name(.current))
  }

  override func draw(_ rect: CGRect) {
    print("draw", name(.current), UIColor.systemBackground.cgColor == UIColor.black.cgColor)
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
card.overrideUserInterfaceStyle = .dark
let page = Card(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
view.addSubview(page)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("dark")
  window.switchAppearance(to: .dark)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  page.removeFromSuperview()
  window.switchAppearance(to: .light)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print("one alone is dark")
  view.addSubview(card)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) { print("outside", name(.current)) }
