import Foundation

/// A finger on the screen.
///
/// The only one that this device knows taps the middle of a view and leaves, see
/// ``UIView/tapMiddle()``; tests of programs make others, which touch nothing.
@preconcurrency @MainActor open class UITouch: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  /// Where the touch began, whatever lies under it later.
  ///
  /// Source: Apple's documentation.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  /// In the window's coordinates.
  private var point = CGPoint.zero

  public override init() { super.init() }

  init(at point: CGPoint, of view: UIView) {
    (self.point, self.view, window) = (point, view, view.window)
    super.init()
  }

  nonisolated deinit {}

  nonisolated open override var description: String { plainDescription }

  /// In the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
  /// The finger does not move.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

  public nonisolated enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
}

extension UIView {
  /// A finger touches the view's middle and leaves: its responders are told of both, the view first.
  ///
  /// What hit testing says is asked before, and a control or a recognizer takes the touch away: both
  /// are the caller's to look after. That UIKit tells a view of a touch which it then cancels for a
  /// recognizer is not modelled.
  ///
  /// Source: Apple's documentation, "Using responders and the responder chain to handle events".
  package final func tapMiddle() {
    guard let window else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let touch = UITouch(at: window.convert(middle, from: self), of: self)
    let event = UIEvent(touches: [touch])
    UIApplication.shared.sendEvent(event)
    touch.phase = .ended
    UIApplication.shared.sendEvent(event)
  }

  final func editingEnded(_ force: Bool) -> Bool {
    guard let responder = firstView({ $0.isFirstResponder }) else { return true }
    return responder.resignFirstResponder() || force
  }
}
