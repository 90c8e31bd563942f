// evidence: V-071, A-051
// A new intrinsic size counts from the next pass after invalidateIntrinsicContentSize; without it
// nobody asks.
// ends: normally
import UIKit

final class Tag: UIView {
  var text = "ab"

  override var intrinsicContentSize: CGSize {
    CGSize(width: 10 * text.count, height: 20)
  }
}

let tag = Tag()
tag.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(tag)
NSLayoutConstraint.activate([
  tag.topAnchor.constraint(equalTo: view.topAnchor),
  tag.leadingAnchor.constraint(equalTo: view.leadingAnchor),
])
view.layoutIfNeeded()
print(tag.text, tag.frame.size.width)

tag.text = "abcd"
view.setNeedsLayout()
view.layoutIfNeeded()
print(tag.text, tag.frame.size.width)

tag.invalidateIntrinsicContentSize()
print("invalidated", tag.frame.size.width)
view.layoutIfNeeded()
print(tag.text, tag.frame.size.width)
print(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
