// evidence: V-062
// rules: ios26
// Each view in its turn, from the top down: its traits, its properties, its layout. A mark for the
// properties brings no layout, a mark for the layout no properties.
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
    print(name, "traits")
  }

  override func updateProperties() {
    super.updateProperties()
    print(name, "properties")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print(name, "layout")
  }
}

let (parent, child) = (Card("parent"), Card("child"))
parent.overrideUserInterfaceStyle = .dark
parent.addSubview(child)
view.addSubview(parent)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("properties marked")
  child.setNeedsUpdateProperties()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("layout marked")
  child.setNeedsLayout()
}
