// evidence: V-069, V-045
// A view that makes its constraints in updateConstraints says so by requiresConstraintBasedLayout.
// Open, so not printed: what becomes of one that does not say it.
// ends: normally
import UIKit

final class Badge: UIView {
  private let dot = UIView()
  private var isBuilt = false

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    print("updateConstraints")
    if !isBuilt {
      isBuilt = true
      dot.translatesAutoresizingMaskIntoConstraints = false
      addSubview(dot)
      NSLayoutConstraint.activate([
        dot.centerXAnchor.constraint(equalTo: centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 8),
        dot.heightAnchor.constraint(equalToConstant: 8),
      ])
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews, dot at \(dot.center)")
  }
}

view.addSubview(Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
print("the handler ends")
