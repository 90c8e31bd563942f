// evidence: A-160
// A stack view has no intrinsic size, so its own hugging says nothing; that of its views does.
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

let inner = UIStackView(arrangedSubviews: [IV(50, 20)])
inner.setContentHuggingPriority(.required, for: .horizontal)
print(inner.intrinsicContentSize)
let outer = UIStackView(arrangedSubviews: [inner, IV(50, 20)])
outer.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
view.addSubview(outer)
view.layoutIfNeeded()
print(inner.frame.width)
inner.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
view.layoutIfNeeded()
print(inner.frame.width)
