// evidence: C-072
// UIKit brings the new child's view in and takes the old one's out; the parents are the caller's.
// The order of the four callbacks is an inference, so only what the doc says is printed.
// ends: normally
import UIKit

let parent = UIViewController()
let a = UIViewController()
let b = UIViewController()
window.rootViewController = parent
parent.addChild(a)
parent.view.addSubview(a.view)
a.didMove(toParent: parent)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  parent.addChild(b)
  a.willMove(toParent: nil)
  parent.transition(from: a, to: b, duration: 0.3, options: [], animations: {}) { finished in
    print(finished, a.view.superview == nil, b.view.superview === parent.view)
    a.removeFromParent()
    b.didMove(toParent: parent)
  }
  print(a.view.superview === parent.view, b.view.superview === parent.view)
}
