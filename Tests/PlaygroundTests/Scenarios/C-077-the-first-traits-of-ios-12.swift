// evidence: C-077
// rules: ios12
// Until iOS 12 the first traits are told when the view comes into the hierarchy, with no previous
// ones; from the top down.
// Open, so not shown: where among the other callbacks.
// ends: normally
import UIKit

final class Card: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    print(name, "traitCollectionDidChange, previous:", previousTraitCollection == nil)
  }
}

let (outer, inner) = (Card("outer"), Card("inner"))
outer.addSubview(inner)
print("added to no window")
view.addSubview(outer)
print("added")
