import Foundation

/// A finger on the screen.
///
/// Nothing here makes touches: what a learner taps sends actions. The class is there for programs
/// that override `touchesBegan(_:with:)`, and for tests that call it.
@preconcurrency @MainActor open class UITouch: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?

  public override init() { super.init() }

  nonisolated deinit {}

  nonisolated open override var description: String { plainDescription }

  /// In the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  public nonisolated enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
}

extension UIView {
  /// Resigns the first responder in the receiver's subtree.
  ///
  /// - Parameter force: whether it may not refuse.
  /// - Returns: whether there is none left.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstView({ $0.isFirstResponder }) else { return true }
    return responder.resignFirstResponder() || force
  }
}
