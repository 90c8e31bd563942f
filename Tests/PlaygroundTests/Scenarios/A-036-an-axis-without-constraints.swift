// evidence
// A view pinned on one axis only: its intrinsic size, and 0 on the other axis. Without any
// constraint it stays where and what it was.
// ends: normally
import UIKit

final class Sized: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let pinned = Sized(10, 10)
let free = UIView()
free.translatesAutoresizingMaskIntoConstraints = false
parent.addSubview(pinned)
parent.addSubview(free)
pinned.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20).isActive = true
parent.layoutIfNeeded()
print(pinned.frame)
print(free.frame)
