// evidence: V-061
// What is overridden above shows below just before the layout, from the top down; asking for it
// brings it at once.
// ends: normally
import UIKit

final class Card: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (card: Card, previous: UITraitCollection) in
      print(card.name, "registered, dark:", card.traitCollection.userInterfaceStyle == .dark)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    print(name, "layoutSubviews")
  }
}

let (parent, child) = (Card("parent"), Card("child"))
parent.addSubview(child)
view.addSubview(parent)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  parent.traitOverrides.userInterfaceStyle = .dark
  print("child is light:", child.traitCollection.userInterfaceStyle == .light)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  parent.traitOverrides.userInterfaceStyle = .light
  parent.updateTraitsIfNeeded()
  print("parent is light:", parent.traitCollection.userInterfaceStyle == .light)
}
