// evidence: V-063
// rules: ios26
// A method that read an observable object is called again in the next pass when that changes: the
// very method that read it. What nobody reads marks nothing.
// ends: normally
import Observation
import UIKit

@Observable final class Model {
  var title = "a"
  var width = 10.0
  var unread = 0
}

let model = Model()

final class Card: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("updateProperties", model.title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews", model.width)
  }
}

view.addSubview(Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  model.title = "b"
  model.title = "c"
  print("title set")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  model.width = 20
  print("width set")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  model.unread = 1
  print("unread set")
}
