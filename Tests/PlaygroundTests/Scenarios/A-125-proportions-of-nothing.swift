// evidence
// A view without an intrinsic size gets none; if none has one, all are equal; a single sized view
// without spacing is required.
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

@MainActor func row(_ views: [UIView]) {
  let stack = UIStackView(arrangedSubviews: views)
  stack.distribution = .fillProportionally
  stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
  view.addSubview(stack)
  view.layoutIfNeeded()
  let shares = (views.flatMap { $0.constraints } + stack.constraints)
    .filter { ($0.identifier ?? "").hasPrefix("UISV-fill") }
  print(views.map { $0.frame.width }, shares.map { $0.identifier ?? "" })
  print(shares.map { $0.priority.rawValue }, shares.map { $0.secondItem == nil })
  stack.removeFromSuperview()
}
row([IV(100, 10), UIView(), IV(100, 10)])
row([UIView(), UIView()])
row([IV(70, 10), UIView()])
