// evidence: A-131
// The gaps run from centre to centre, and are equal less firmly than the spacing holds.
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
stack.distribution = .equalCentering
stack.spacing = 10
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

stack.widthAnchor.constraint(equalToConstant: 390).isActive = true
view.layoutIfNeeded()
let equal = stack.constraints.filter { $0.identifier == "UISV-fill-equally" }
let edges = stack.constraints.filter { $0.identifier == "UISV-distributing-edge" }
print(equal.map { $0.priority.rawValue }, edges.map { $0.secondAttribute == .centerX })
let centers = stack.arrangedSubviews.map { $0.center.x }
print(centers[1] - centers[0] == centers[2] - centers[1])
