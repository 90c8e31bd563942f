import Foundation

/// A key or a button of a remote that is held down; there is none here.
@preconcurrency @MainActor open class UIPress: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) weak var responder: UIResponder?
  open internal(set) weak var window: UIWindow?
  /// In seconds of the app's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// From 0 to 1.
  open internal(set) var force: CGFloat = 0

  public override init() { super.init() }

  nonisolated deinit {}

  public nonisolated enum Phase: Int, Hashable, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public nonisolated enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }
}

open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []

  nonisolated deinit {}

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
