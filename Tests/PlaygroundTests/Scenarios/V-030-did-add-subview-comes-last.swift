// evidence: V-030
// The parent hears of a new child synchronously, after the child's didMoveToSuperview, and without
// waiting for a window.
// ends: normally
import UIKit

final class Node: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func nameOf(_ view: UIView?) -> String {
    guard let node = view as? Node else { return "none" }
    return node.name
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    print("\(name).willMove(toSuperview: \(nameOf(newSuperview)))")
  }

  override func didMoveToSuperview() {
    print("\(name).didMoveToSuperview: \(nameOf(superview))")
  }

  override func didAddSubview(_ subview: UIView) {
    print("\(name).didAddSubview(\(nameOf(subview)))")
  }
}

let a = Node("a")
let b = Node("b")
a.addSubview(b)
print("addSubview returned")
