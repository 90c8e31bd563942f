// evidence: V-089
// New margins are told to the view; a subview that preserves its superview's margins hears of them
// too, one that does not preserve them does not.
// ends: normally
import UIKit

final class Card: UIView {
  let name: String

  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isWatching { print(name, "layoutMarginsDidChange", layoutMargins.left) }
  }
}

var isWatching = false
let parent = Card("parent", CGRect(x: 0, y: 200, width: 200, height: 200))
let preserving = Card("preserving", CGRect(x: 10, y: 10, width: 100, height: 100))
let other = Card("other", CGRect(x: 10, y: 110, width: 100, height: 50))
preserving.preservesSuperviewLayoutMargins = true
parent.addSubview(preserving)
parent.addSubview(other)
view.addSubview(parent)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  isWatching = true
  parent.layoutMargins.left = 40
  print(preserving.layoutMargins.left, other.layoutMargins.left)
}
