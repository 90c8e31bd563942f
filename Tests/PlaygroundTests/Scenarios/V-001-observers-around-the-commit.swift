// evidence: V-001, V-002, V-005, V-064
// Observers of the run loop come by their order: below 2 000 000 before the commit, above it after.
// What an early observer marks belongs to this commit, what a late one marks to the next.
// ends: normally
import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("    card.layoutSubviews")
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(card)

func watch(_ name: String, order: Int, then action: @escaping () -> Void = {}) {
  let observer = CFRunLoopObserverCreateWithHandler(
    nil, CFRunLoopActivity.beforeWaiting.rawValue, false, order
  ) { _, _ in
    print("  \(name)")
    action()
  }
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
}

watch("just behind the commit", order: 2_000_001) { card.setNeedsLayout() }
watch("far behind it", order: Int(Int32.max))
watch("just before the commit", order: 1_999_999)
watch("first of all", order: 0) { card.setNeedsLayout() }
DispatchQueue.main.async { print("  main queue") }
print("the handler ends")
