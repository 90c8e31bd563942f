// evidence: V-002, V-028
// A commit lays out every view first, the parent before the child; then it draws, again the parent
// first.
// Open, so not printed: the order among siblings, how often a view is laid out at first display.
// ends: normally
import UIKit

class Stage: UIView {
  private var hasLaidOut = false

  var name: String { "stage" }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !hasLaidOut { print("\(name).layoutSubviews") }
    hasLaidOut = true
  }

  override func draw(_ rect: CGRect) {
    print("\(name).draw")
  }
}

final class Actor: Stage {
  override var name: String { "actor" }
}

let stage = Stage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let actor = Actor(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
stage.addSubview(actor)
view.addSubview(stage)
print("the handler ends")
