// evidence: V-090
// rules: ios26
// A mark waits for the next pass, and several are one; updatePropertiesIfNeeded() serves the whole
// subtree now, and then nothing is left for the pass.
// ends: normally
import UIKit

final class Card: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateProperties() {
    super.updateProperties()
    print(name, "updateProperties")
  }
}

let (parent, child) = (Card("parent"), Card("child"))
parent.addSubview(child)
view.addSubview(parent)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  child.setNeedsUpdateProperties()
  child.setNeedsUpdateProperties()
  print("marked")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  child.setNeedsUpdateProperties()
  parent.updatePropertiesIfNeeded()
  print("updated")
}
