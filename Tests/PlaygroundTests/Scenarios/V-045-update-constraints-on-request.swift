// evidence: V-045, V-067
// After the first time updateConstraints comes only when asked for, once for any number of
// requests, and before layout; a batch of changes made in it shows in that layout.
// ends: normally
import UIKit

final class Meter: UIView {
  private let needle = UIView()
  private lazy var width = needle.widthAnchor.constraint(equalToConstant: 10)
  var isLogging = false

  var level: CGFloat = 0 {
    didSet { setNeedsUpdateConstraints() }
  }

  var needleWidth: CGFloat { needle.frame.width }

  func build() {
    needle.translatesAutoresizingMaskIntoConstraints = false
    addSubview(needle)
    NSLayoutConstraint.activate([
      needle.leadingAnchor.constraint(equalTo: leadingAnchor),
      needle.topAnchor.constraint(equalTo: topAnchor),
      needle.bottomAnchor.constraint(equalTo: bottomAnchor),
      width,
    ])
  }

  override func updateConstraints() {
    if isLogging { print("updateConstraints, level \(level)") }
    width.constant = level
    super.updateConstraints()
  }
}

let meter = Meter(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
meter.build()
view.addSubview(meter)
view.layoutIfNeeded()

meter.isLogging = true
meter.setNeedsLayout()
view.layoutIfNeeded()
print("laid out without a request")
meter.level = 30
meter.level = 60
print(meter.needsUpdateConstraints(), meter.needleWidth)
view.layoutIfNeeded()
print(meter.needsUpdateConstraints(), meter.needleWidth)
