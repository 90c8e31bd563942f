// evidence: V-098, V-064
// Five ways to say "later" in one handler: what comes before the commit, and what after.
// ends: normally
import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("-- layoutSubviews --")
  }
}

final class Owner: NSObject {
  @objc func performed() { print("perform(_:with:afterDelay: 0)") }
  @objc func onMain() { print("performSelector(onMainThread:)") }
  @objc func cancelled() { print("never") }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(card)
let owner = Owner()

owner.perform(#selector(Owner.performed), with: nil, afterDelay: 0)
owner.perform(#selector(Owner.cancelled), with: nil, afterDelay: 0)
NSObject.cancelPreviousPerformRequests(
  withTarget: owner, selector: #selector(Owner.cancelled), object: nil)
Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("timer") }
DispatchQueue.main.async { print("main queue") }
owner.performSelector(
  onMainThread: #selector(Owner.onMain), with: nil, waitUntilDone: false)
owner.performSelector(
  onMainThread: #selector(Owner.onMain), with: nil, waitUntilDone: true)
print("the handler ends")
