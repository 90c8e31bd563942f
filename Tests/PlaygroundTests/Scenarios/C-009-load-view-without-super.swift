// evidence: C-009, C-007, C-008
// What loadView assigns is the view, with the frame it was given; the default view has the screen's
// bounds.
// ends: normally
import UIKit

final class Canvas: UIView {}

class CanvasController: UIViewController {
  var canvasFrame: CGRect { CGRect(x: 1, y: 2, width: 30, height: 40) }

  override func loadView() {
    view = Canvas(frame: canvasFrame)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print(view is Canvas, view.frame)
  }
}

final class ZeroController: CanvasController {
  override var canvasFrame: CGRect { .zero }
}

CanvasController().loadViewIfNeeded()
ZeroController().loadViewIfNeeded()
let plain = UIViewController()
print(plain.view.frame == UIScreen.main.bounds, UIScreen.main.bounds)
