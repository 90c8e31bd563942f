// evidence
// Custom spacing belongs to a view: it moves with it, ends with its removal, and a hidden view
// hands the gap to the one before it.
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

let views = [IV(10, 10), IV(10, 20), IV(10, 30), IV(10, 40)]
let stack = UIStackView(arrangedSubviews: views)
stack.axis = .vertical
stack.spacing = 10
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

@MainActor func gaps() -> [CGFloat] {
  view.layoutIfNeeded()
  let frames = stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.frame }
  return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
}
print(gaps(), stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
stack.setCustomSpacing(20, after: views[0])
print(gaps())
stack.setCustomSpacing(0, after: views[1])
print(gaps())
stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
print(gaps())
stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[2])
print(gaps(), stack.customSpacing(after: views[2]) == UIStackView.spacingUseSystem)
stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[2])
stack.setCustomSpacing(30, after: views[1])
print(gaps())
views[1].isHidden = true
print(gaps())
views[1].isHidden = false
stack.insertArrangedSubview(views[1], at: 0)
print(gaps())
stack.removeArrangedSubview(views[1])
stack.insertArrangedSubview(views[1], at: 1)
print(gaps())
let stranger = UIView()
stack.setCustomSpacing(99, after: stranger)
print(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
