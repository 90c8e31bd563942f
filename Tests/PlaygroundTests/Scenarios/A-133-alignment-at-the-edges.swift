// evidence
// Across the axis a spanner encloses the views: tightly at one edge, loosely at the other.
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

let stack = UIStackView(arrangedSubviews: [IV(160, 200), IV(80, 100), IV(40, 50)])
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

for alignment in [UIStackView.Alignment.top, .bottom] {
  stack.alignment = alignment
  view.layoutIfNeeded()
  print(stack.frame.size, stack.arrangedSubviews.map { $0.frame.minY })
  let all = stack.constraints + stack.arrangedSubviews.flatMap { $0.constraints }
  for name in [
    "UISV-alignment", "UISV-spanning-boundary", "UISV-spanning-fit", "UISV-ambiguity-suppression",
  ] {
    let these = all.filter { $0.identifier == name }
    print(
      name, these.map { $0.firstAttribute.rawValue }, these.map { $0.relation.rawValue },
      these.map { $0.priority.rawValue })
  }
}
