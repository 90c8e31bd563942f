// evidence: V-035, V-082
// A tree joins a window: willMove(toWindow:) goes from the parent to the children,
// didMoveToWindow from the children to the parent, and everybody hears of it.
// Open, so kept in two lists: whether all wills come before all dids.
// ends: normally
import UIKit

struct Calls {
  var wills: [String] = []
  var dids: [String] = []
}

var calls = Calls()

final class Node: UIView {
  let name: String

  init(_ name: String, child: Node? = nil) {
    self.name = name
    super.init(frame: .zero)
    if let child { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    calls.wills.append(name)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    calls.dids.append(name)
  }
}

let tree = Node("one", child: Node("two", child: Node("three")))
print(calls.wills.isEmpty && calls.dids.isEmpty)
view.addSubview(tree)
print("will:", calls.wills.joined(separator: ", "))
print("did:", calls.dids.joined(separator: ", "))
