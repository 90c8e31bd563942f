// swift-format-ignore-file
// evidence: V-039
// A program as blogs have them.
// ends: normally
import UIKit

final class Ring: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()
  private let label = UILabel()
  var lineWidth: CGFloat = 12 { didSet { setNeedsLayout() } }
  private(set) var progress: CGFloat = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    for (layer, color) in [(track, UIColor.systemGray5), (bar, UIColor.systemBlue)] {
      layer.fillColor = nil
      layer.strokeColor = color.cgColor
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    bar.strokeEnd = 0
    label.textAlignment = .center
    label.font = .monospacedDigitSystemFont(ofSize: 24, weight: .bold)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - lineWidth / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for layer in [track, bar] { layer.frame = bounds; layer.path = path.cgPath; layer.lineWidth = lineWidth }
    label.frame = bounds
  }
  func set(_ value: CGFloat, animated: Bool) {
    let old = progress
    progress = min(1, max(0, value))
    label.text = "\(Int(progress * 100))%"
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.strokeEnd = progress
    CATransaction.commit()
    guard animated else { return }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = old
    animation.toValue = progress
    animation.duration = 0.6
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    bar.add(animation, forKey: "progress")
  }
  var shown: CGFloat { bar.presentation()?.strokeEnd ?? bar.strokeEnd }
  var isAnimating: Bool { bar.animation(forKey: "progress") != nil }
  func contains(_ point: CGPoint) -> Bool {
    guard let path = bar.path else { return false }
    return path.copy(strokingWithWidth: lineWidth, lineCap: .round, lineJoin: .round, miterLimit: 0).contains(point)
  }
}
let ring = Ring(frame: CGRect(x: 95, y: 200, width: 200, height: 200))
view.addSubview(ring)
view.layoutIfNeeded()
ring.set(0.5, animated: true)
print(ring.isAnimating, ring.progress)
print(ring.contains(CGPoint(x: 100, y: 4)), ring.contains(CGPoint(x: 100, y: 100)))
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print(ring.shown > 0.1 && ring.shown < 0.4) }
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(ring.isAnimating, ring.shown) }
