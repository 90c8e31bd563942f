import SwiftScript
import UIKitEngine

extension UIImpactFeedbackGenerator.FeedbackStyle: @MainActor BridgedValue {}
extension UINotificationFeedbackGenerator.FeedbackType: @MainActor BridgedValue {}

/// Taps of the motor: programs ask for them, and nothing shakes here.
extension TypeBinding {
  static let feedback = [
    generator, impact, impactStyle, selection, notification, notificationType,
  ]

  private static let generator = TypeBinding.class(
    UIFeedbackGenerator.self, "UIFeedbackGenerator", inherits: "NSObject"
  ) { type in
    type.method("func prepare()", UIFeedbackGenerator.prepare)
  }

  private static let impact = TypeBinding.class(
    UIImpactFeedbackGenerator.self, "UIImpactFeedbackGenerator", inherits: "UIFeedbackGenerator"
  ) { type in
    type.initializer("init()") { UIImpactFeedbackGenerator() }
    type.initializer("init(style: FeedbackStyle)", UIImpactFeedbackGenerator.init(style:))
    type.function("func impactOccurred()") { (me: UIImpactFeedbackGenerator) in
      me.impactOccurred()
    }
    type.method(
      "func impactOccurred(intensity: CGFloat)",
      UIImpactFeedbackGenerator.impactOccurred(intensity:))
  }

  private static let impactStyle = TypeBinding.enum(
    UIImpactFeedbackGenerator.FeedbackStyle.self, "UIImpactFeedbackGenerator.FeedbackStyle",
    [
      ("light", .light), ("medium", .medium), ("heavy", .heavy), ("soft", .soft),
      ("rigid", .rigid),
    ])

  private static let selection = TypeBinding.class(
    UISelectionFeedbackGenerator.self, "UISelectionFeedbackGenerator",
    inherits: "UIFeedbackGenerator"
  ) { type in
    type.initializer("init()") { UISelectionFeedbackGenerator() }
    type.method("func selectionChanged()", UISelectionFeedbackGenerator.selectionChanged)
  }

  private static let notification = TypeBinding.class(
    UINotificationFeedbackGenerator.self, "UINotificationFeedbackGenerator",
    inherits: "UIFeedbackGenerator"
  ) { type in
    type.initializer("init()") { UINotificationFeedbackGenerator() }
    type.method(
      "func notificationOccurred(_ notificationType: FeedbackType)",
      UINotificationFeedbackGenerator.notificationOccurred(_:))
  }

  private static let notificationType = TypeBinding.enum(
    UINotificationFeedbackGenerator.FeedbackType.self,
    "UINotificationFeedbackGenerator.FeedbackType",
    [("success", .success), ("warning", .warning), ("error", .error)])
}
