// evidence: V-087
// tintColorDidChange reaches the view and each subview that inherits, not one with a colour of its
// own.
// Open, so not printed: when in the turn it is sent, and how often.
// ends: normally
import UIKit

final class Tinted: UIView {
  var heard = false

  override func tintColorDidChange() {
    super.tintColorDidChange()
    heard = true
  }
}

let parent = Tinted()
let inheriting = Tinted()
let independent = Tinted()
independent.tintColor = .green
parent.addSubview(inheriting)
parent.addSubview(independent)
view.addSubview(parent)
let all = [parent, inheriting, independent]

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  all.forEach { $0.heard = false }
  parent.tintColor = .red
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print(all.map(\.heard))
  print(all.map { $0.tintColor == .red })
}
