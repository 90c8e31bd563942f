// evidence: V-063
// The same without iOS 26: there is no updateProperties, and nobody watches what layoutSubviews
// reads.
// ends: normally
import Observation
import UIKit

@Observable final class Model {
  var width = 10.0
}

let model = Model()

final class Card: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("updateProperties")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews", model.width)
  }
}

view.addSubview(Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  model.width = 20
  print("width set")
}
