// evidence: V-029
// The superview pair comes inside addSubview; the window pair when the superview joins a window;
// layout and drawing with the next commit.
// ends: normally
import UIKit

final class Tracked: UIView {
  private var isFirstLayout = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    print(#function)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    print("willMove(toSuperview:)", newSuperview == nil ? "nil" : "a view")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    print(#function)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    print("willMove(toWindow:)", newWindow === window ? "the same" : "another")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    print(#function)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isFirstLayout { print(#function) }
    isFirstLayout = false
  }

  override func draw(_ rect: CGRect) {
    print("draw(_:)", rect.width)
  }
}

let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let tracked = Tracked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
panel.addSubview(tracked)
print("- the panel joins the window")
view.addSubview(panel)
print("- the handler ends")
