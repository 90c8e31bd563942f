// evidence
// Where all views hug alike, the first takes all the slack.
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

let stack = UIStackView(arrangedSubviews: [IV(10, 50), IV(10, 60), IV(10, 100)])
stack.axis = .vertical
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

stack.heightAnchor.constraint(equalToConstant: 400).isActive = true
view.layoutIfNeeded()
print(stack.arrangedSubviews.map { $0.frame.minY }, stack.arrangedSubviews.map { $0.frame.height })
