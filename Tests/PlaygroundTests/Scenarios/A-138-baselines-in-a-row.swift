// evidence
// Text lines up on its baselines; plain views, whose baselines are edges, on top or bottom.
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

let big = UILabel()
big.font = UIFont.systemFont(ofSize: 40)
big.text = "Big"
let small = UILabel()
small.font = UIFont.systemFont(ofSize: 12)
small.text = "small"
let stack = UIStackView(arrangedSubviews: [big, small])
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
  stack.alignment = alignment
  view.layoutIfNeeded()
  let baselines = [big, small].map { $0.frame.minY + $0.font.ascender }
  print(abs(baselines[0] - baselines[1]) < 0.5, stack.frame.height == big.frame.height)
}
let plain = UIStackView(arrangedSubviews: [IV(10, 40), IV(10, 20)])
plain.alignment = .firstBaseline
plain.frame = CGRect(x: 0, y: 300, width: 20, height: 40)
view.addSubview(plain)
view.layoutIfNeeded()
print(plain.arrangedSubviews.map { $0.frame.minY })
plain.alignment = .lastBaseline
view.layoutIfNeeded()
print(plain.arrangedSubviews.map { $0.frame.minY })
plain.axis = .vertical
view.layoutIfNeeded()
print(plain.constraints.filter { $0.identifier == "UISV-alignment" }.count)
