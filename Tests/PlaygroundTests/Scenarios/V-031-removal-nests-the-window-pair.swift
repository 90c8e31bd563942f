// evidence: V-031, V-093
// On removal the window pair comes inside the superview pair, and in didMoveToSuperview the
// superview is already nil. Released, the view dies last.
// ends: normally
import UIKit

final class Guest: UIView {
  static var isLogging = false

  private func say(_ text: String) {
    if Guest.isLogging { print(text) }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    say("willMove(toSuperview: \(newSuperview == nil ? "nil" : "some"))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    say("willMove(toWindow: \(newWindow == nil ? "nil" : "some"))")
  }

  override func didMoveToWindow() {
    say("didMoveToWindow, window is nil: \(window == nil)")
  }

  override func didMoveToSuperview() {
    say("didMoveToSuperview, superview is nil: \(superview == nil)")
  }

  deinit {
    print("deinit")
  }
}

func invite() {
  view.addSubview(Guest(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
}

func sendHome() {
  view.subviews.last?.removeFromSuperview()
}

invite()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  Guest.isLogging = true
  sendHome()
}
