// evidence: A-135
// Several centred views have a spanner between two loose edges; a single one has none.
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
  stack.alignment = .center
  stack.frame = CGRect(x: 0, y: 0, width: 280, height: 300)
  view.addSubview(stack)
  view.layoutIfNeeded()
  print(views.map { $0.frame.minY }, views.map { $0.frame.height }, stack.layoutGuides.count)
  let canvas = stack.constraints.filter { $0.identifier == "UISV-canvas-connection" }
  print(canvas.map { $0.firstAttribute.rawValue }, canvas.map { $0.relation.rawValue })
  print(
    stack.constraints.filter { $0.identifier == "UISV-canvas-fit" }.map { $0.priority.rawValue })
}
row([IV(160, 200), IV(80, 100), IV(40, 50)])
row([IV(280, 100)])
