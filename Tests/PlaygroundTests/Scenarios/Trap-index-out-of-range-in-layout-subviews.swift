// evidence: V-002
// An app that ends in the layout pass draws nothing any more and serves no block.
// ends: fault trap
import UIKit

final class Gallery: UIView {
  var selected = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    print("selected \(selected) of \(subviews.count)")
    subviews[selected].frame = bounds
    print("placed")
  }

  override func draw(_ rect: CGRect) {
    print("never printed")
  }
}

let gallery = Gallery(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
gallery.addSubview(UIView())
gallery.layoutIfNeeded()
view.addSubview(gallery)
gallery.selected = 1
gallery.setNeedsLayout()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("never printed either") }
print("the handler ends")
