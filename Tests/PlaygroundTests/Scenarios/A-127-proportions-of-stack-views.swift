// evidence
// A view without an intrinsic size, a stack view say, has the length that its constraints come to.
// ends: normally
import UIKit

class IV: UIView {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

let fixed = UIView()
fixed.translatesAutoresizingMaskIntoConstraints = false
let width = fixed.widthAnchor.constraint(equalToConstant: 80)
width.priority = .defaultHigh
width.isActive = true
let parts: [UIView] = [
  UIStackView(arrangedSubviews: [IV(20, 10), IV(20, 10)]),
  UIStackView(arrangedSubviews: [IV(120, 10)]),
  fixed,
]
let row = UIStackView(arrangedSubviews: parts)
row.distribution = .fillProportionally
row.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
view.addSubview(row)
view.layoutIfNeeded()
print(parts.map(\.frame.width))
