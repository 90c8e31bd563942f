// evidence: V-078
// Two rectangles marked in one handler are one draw(_:), and it covers both.
// Open, so not printed: whether the rectangle is their union or the whole bounds.
// ends: normally
import UIKit

let first = CGRect(x: 0, y: 0, width: 10, height: 10)
let second = CGRect(x: 20, y: 20, width: 10, height: 10)

final class Canvas: UIView {
  private var draws = 0

  override func draw(_ rect: CGRect) {
    draws += 1
    print("draw \(draws):", rect.contains(first), rect.contains(second))
  }
}

let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(canvas)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("mark two rectangles")
  canvas.setNeedsDisplay(first)
  canvas.setNeedsDisplay(second)
}
