// evidence: V-059, V-061
// A view that comes under another style is told before it is laid out; in layoutSubviews its traits
// are right.
// ends: normally
import UIKit

final class Card: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    print("changed from", previousTraitCollection?.userInterfaceStyle == .light ? "light" : "?")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews", traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
  }
}

let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
host.overrideUserInterfaceStyle = .dark
let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
host.addSubview(card)
view.addSubview(host)
print("added", card.traitCollection.userInterfaceStyle == .light)
