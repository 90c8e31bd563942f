import Foundation

/// What the user did; carries nothing yet.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public override init() { super.init() }

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
