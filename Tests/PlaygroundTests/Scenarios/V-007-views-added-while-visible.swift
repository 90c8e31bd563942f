// evidence: V-007, V-008
// Views added with constraints to a visible view: updateConstraints without asking, from the child
// up, then layoutSubviews from the parent down.
// Open, so not printed: whether the pass comes before or after the controller's
// viewWillLayoutSubviews; a second round of layoutSubviews.
// ends: normally
import UIKit

class Traced: UIView {
  private var calls: Set<String> = []

  func trace(_ call: String) {
    if calls.insert(call).inserted { print("\(type(of: self)).\(call)") }
  }

  override func updateConstraints() {
    trace("updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    trace("layoutSubviews")
  }
}

final class FirstView: Traced {}
final class SecondView: Traced {}

func pin(_ inner: UIView, to outer: UIView, inset: CGFloat) {
  inner.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
  ])
}

let first = FirstView()
let second = SecondView()
first.addSubview(second)
view.addSubview(first)
pin(first, to: view, inset: 10)
pin(second, to: first, inset: 5)
print("the handler ends")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print(first.frame)
  print(second.frame)
}
