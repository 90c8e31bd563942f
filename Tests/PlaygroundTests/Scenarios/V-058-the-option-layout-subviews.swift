// evidence: V-058
// With the option layoutSubviews what the block marked is laid out as part of it, and travels.
// ends: normally
import UIKit

final class Row: UIView {
  let dot = UIView()
  var start: CGFloat = 0 { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: start, y: 0, width: 10, height: 10)
    print("  layoutSubviews")
  }
}

let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
row.addSubview(row.dot)
view.addSubview(row)
func isTravelling() -> Bool {
  guard let shown = row.dot.layer.presentation() else { return false }
  return abs(shown.position.x - row.dot.center.x) > 0.001
}

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  UIView.animate(withDuration: 0.5) { row.start = 100 }
  print("without: travelling \(isTravelling())")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  UIView.animate(withDuration: 0.5, delay: 0, options: .layoutSubviews) { row.start = 200 }
  print("with: travelling \(isTravelling())")
}
