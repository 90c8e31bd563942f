// evidence: V-080
// A new size draws again only with contentMode .redraw; by default the old bitmap is stretched.
// Open, so not logged: whether setting the content mode draws.
// ends: normally
import UIKit

final class Canvas: UIView {
  var isLogging = true

  override func draw(_ rect: CGRect) {
    if isLogging { print("draw, \(bounds.height) high") }
  }
}

let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
view.addSubview(canvas)
print(canvas.contentMode == .scaleToFill)

let steps: [() -> Void] = [
  {
    print("stretch")
    canvas.bounds.size.height *= 2
  },
  {
    canvas.isLogging = false
    canvas.contentMode = .redraw
  },
  {
    print("redraw")
    canvas.isLogging = true
    canvas.bounds.size.height *= 2
  },
]
for (index, step) in steps.enumerated() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(index + 1)) { step() }
}
