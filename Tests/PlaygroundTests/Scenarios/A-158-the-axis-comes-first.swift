// evidence: A-158
// The constraints of the axis come before those across it, in every distribution and alignment.
// ends: normally
import UIKit

class IV: UIView {
  let length: CGFloat
  init(_ length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
}

let distributions: [UIStackView.Distribution] = [
  .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
]
let alignments: [UIStackView.Alignment] = [
  .fill, .center, .leading, .top, .trailing, .bottom, .firstBaseline,
]
let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
let across = ["UISV-alignment", "UISV-spanning-boundary", "UISV-spanning-fit"]
var count = 0
for axis in axes {
  for distribution in distributions {
    for alignment in alignments {
      let stack = UIStackView(
        arrangedSubviews: [IV(100), IV(200), IV(300), IV(400), IV(500)])
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      view.addSubview(stack)
      view.layoutIfNeeded()
      let names = stack.constraints.compactMap { $0.identifier }.filter { $0.hasPrefix("UISV-") }
      let lastSpacing = names.lastIndex(of: "UISV-spacing") ?? -1
      let firstAcross = names.firstIndex { across.contains($0) } ?? names.count
      if lastSpacing < firstAcross { count += 1 }
      stack.removeFromSuperview()
    }
  }
}
print(count, "of", 2 * 5 * 7)
