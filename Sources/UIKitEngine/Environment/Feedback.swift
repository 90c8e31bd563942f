import Foundation

/// Shakes the device a little; nothing shakes here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  nonisolated deinit {}

  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }

  nonisolated deinit {}

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}

  public nonisolated enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated deinit {}

  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  nonisolated deinit {}

  open func notificationOccurred(_ notificationType: FeedbackType) {}

  public nonisolated enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }
}
