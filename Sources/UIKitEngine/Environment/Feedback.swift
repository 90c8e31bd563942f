import Foundation

// What an app does outside of its views: taps of the motor, the pasteboard, sharing. None of it happens
// here; what is kept reads back.

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

/// What was copied; of this app alone.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public final var string: String?
  public final var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public final var image: UIImage?
  public final var color: UIColor?
  public final var url: URL?
  public final var hasStrings: Bool { string != nil }
  public final var hasImages: Bool { image != nil }

  nonisolated deinit {}
}

/// Offers to share; what it shows is the system's, and its view here is empty.
open class UIActivityViewController: UIViewController {
  public final var excludedActivityTypes: [UIActivity.ActivityType]?
  public final var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}

@preconcurrency @MainActor open class UIActivity: NSObject {
  public override init() { super.init() }

  nonisolated deinit {}

  public nonisolated struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
