// evidence: V-077, V-079
// Two setNeedsDisplay in one handler are one draw(_:) in the next cycle; moving a view needs none.
// The first draw gets the whole bounds.
// ends: normally
import UIKit

class Canvas: UIView {
  override func draw(_ rect: CGRect) {
    print("draw", rect)
  }
}

let canvas = Canvas(frame: CGRect(x: 5, y: 5, width: 60, height: 30))
view.addSubview(canvas)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("mark twice")
  canvas.setNeedsDisplay()
  canvas.setNeedsDisplay()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print("move")
  canvas.center.x += 100
}
