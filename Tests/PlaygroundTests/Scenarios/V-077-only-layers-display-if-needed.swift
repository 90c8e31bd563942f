// evidence: V-077, V-079
// Drawing is forced through the layer, and only if something was marked; views have no such method.
// ends: normally
import UIKit

final class Chart: UIView {
  override func draw(_ rect: CGRect) { print("  draw \(rect.size)") }
}

let chart = Chart(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
view.addSubview(chart)
print("layer.displayIfNeeded()")
chart.layer.displayIfNeeded()
print("again")
chart.layer.displayIfNeeded()
chart.setNeedsDisplay()
print("marked: \(chart.layer.needsDisplay())")
chart.layer.displayIfNeeded()
print("marked: \(chart.layer.needsDisplay())")
