import Foundation

/// What the user did.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The fingers that are part of it.
  open var allTouches: Set<UITouch>? { fingers }
  private var fingers: Set<UITouch>?
  open var type: EventType { .touches }

  public override init() { super.init() }

  init(touches: Set<UITouch>) {
    fingers = touches
    super.init()
  }

  /// Those of the event that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  nonisolated deinit {}

  nonisolated open override var description: String { plainDescription }

  public nonisolated enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public nonisolated enum EventSubtype: Int, Hashable, Sendable {
    case none
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }
}
