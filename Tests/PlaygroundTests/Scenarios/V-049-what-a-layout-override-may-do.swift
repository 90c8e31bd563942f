// evidence: V-049
// Before super a layoutSubviews may mark what is in its own subtree, after super it may set the
// frames of its subviews; neither makes a second pass of the view itself.
// ends: normally
import UIKit

class Chart: UIView {
  let bars = [Bar(), Bar(), Bar()]
  var passes = 0

  func build() {
    bars.forEach(addSubview)
  }

  override func layoutSubviews() {
    passes += 1
    for bar in bars { bar.setNeedsLayout() }
    super.layoutSubviews()
    for (index, bar) in bars.enumerated() {
      bar.frame = CGRect(x: 20 * index, y: 0, width: 10, height: 10 * (index + 1))
    }
  }
}

final class Bar: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

let chart = Chart(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
chart.build()
view.addSubview(chart)
view.layoutIfNeeded()
chart.passes = 0
chart.bars.forEach { $0.passes = 0 }

chart.setNeedsLayout()
view.layoutIfNeeded()
print(chart.passes, chart.bars.map { $0.passes })
print(chart.bars.map { $0.frame.height })
