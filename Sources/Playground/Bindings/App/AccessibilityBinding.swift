import Foundation
import SwiftScript
import UIKitEngine

extension UIAccessibility: @MainActor BridgedValue {}
extension UIAccessibility.Notification: @MainActor BridgedValue {}

/// What a person has switched on: fixed, as on a phone that was never changed.
extension TypeBinding {
  static let accessibility: [TypeBinding] = [
    .enum(UIAccessibility.self, "UIAccessibility", []) { type in
      for (name, value) in settings {
        type.staticProperty("static var \(name): Bool", value)
      }
      for (name, value) in statusNotifications {
        type.staticProperty("static var \(name): NSNotification.Name") { value }
      }
      type.staticMethod(
        "static func post(notification: UIAccessibility.Notification, argument: Any?)"
      ) { (notification: UIAccessibility.Notification, argument: Value) in
        UIAccessibility.post(notification: notification, argument: argument.hosted)
      }
    },
    .struct(
      UIAccessibility.Notification.self, "UIAccessibility.Notification",
      conforms: ["Hashable", "RawRepresentable"]
    ) { type in
      type.property("let rawValue: UInt32", \.rawValue)
      type.initializer("init(rawValue: UInt32)", UIAccessibility.Notification.init(rawValue:))
      type.constant("screenChanged", .screenChanged)
      type.constant("layoutChanged", .layoutChanged)
      type.constant("announcement", .announcement)
      type.constant("pageScrolled", .pageScrolled)
    },
  ]

  private static let settings: [(String, @MainActor () -> Bool)] = [
    ("isVoiceOverRunning", { UIAccessibility.isVoiceOverRunning }),
    ("isReduceMotionEnabled", { UIAccessibility.isReduceMotionEnabled }),
    ("isReduceTransparencyEnabled", { UIAccessibility.isReduceTransparencyEnabled }),
    ("isBoldTextEnabled", { UIAccessibility.isBoldTextEnabled }),
    ("isInvertColorsEnabled", { UIAccessibility.isInvertColorsEnabled }),
    ("isDarkerSystemColorsEnabled", { UIAccessibility.isDarkerSystemColorsEnabled }),
    ("isSwitchControlRunning", { UIAccessibility.isSwitchControlRunning }),
    ("isGrayscaleEnabled", { UIAccessibility.isGrayscaleEnabled }),
    ("isGuidedAccessEnabled", { UIAccessibility.isGuidedAccessEnabled }),
    ("isAssistiveTouchRunning", { UIAccessibility.isAssistiveTouchRunning }),
    ("isSpeakScreenEnabled", { UIAccessibility.isSpeakScreenEnabled }),
    ("isSpeakSelectionEnabled", { UIAccessibility.isSpeakSelectionEnabled }),
    ("isMonoAudioEnabled", { UIAccessibility.isMonoAudioEnabled }),
    ("isClosedCaptioningEnabled", { UIAccessibility.isClosedCaptioningEnabled }),
    ("isOnOffSwitchLabelsEnabled", { UIAccessibility.isOnOffSwitchLabelsEnabled }),
    ("shouldDifferentiateWithoutColor", { UIAccessibility.shouldDifferentiateWithoutColor }),
    ("buttonShapesEnabled", { UIAccessibility.buttonShapesEnabled }),
    ("prefersCrossFadeTransitions", { UIAccessibility.prefersCrossFadeTransitions }),
    ("isShakeToUndoEnabled", { UIAccessibility.isShakeToUndoEnabled }),
    ("isVideoAutoplayEnabled", { UIAccessibility.isVideoAutoplayEnabled }),
  ]

  private static let statusNotifications: [(String, Notification.Name)] = [
    (
      "voiceOverStatusDidChangeNotification",
      UIAccessibility.voiceOverStatusDidChangeNotification
    ),
    (
      "reduceMotionStatusDidChangeNotification",
      UIAccessibility.reduceMotionStatusDidChangeNotification
    ),
    ("boldTextStatusDidChangeNotification", UIAccessibility.boldTextStatusDidChangeNotification),
    (
      "reduceTransparencyStatusDidChangeNotification",
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ),
    ("announcementDidFinishNotification", UIAccessibility.announcementDidFinishNotification),
  ]
}
