import Foundation
import SwiftScript
import UIKitEngine

extension UIPasteboard.Name: @MainActor BridgedValue {}
extension UIActivity.ActivityType: @MainActor BridgedValue {}

/// Copying, and offers to share.
extension TypeBinding {
  static let sharing: [TypeBinding] = [
    pasteboard, pasteboardName, activityController, activity, activityType,
  ]

  private static let pasteboard = TypeBinding.class(
    UIPasteboard.self, "UIPasteboard", inherits: "NSObject"
  ) { type in
    type.staticProperty("static var general: UIPasteboard") { UIPasteboard.general }
    type.staticMethod(
      "class func withUniqueName() -> UIPasteboard", UIPasteboard.withUniqueName)
    type.property("let name: Name", \.name)
    type.property("var changeCount: Int", \.changeCount)
    type.property("var numberOfItems: Int", \.numberOfItems)
    type.property("var string: String?", \.string)
    type.property("var strings: [String]?", \.strings)
    type.property("var url: URL?", \.url)
    type.property("var urls: [URL]?", \.urls)
    type.property("var image: UIImage?", \.image)
    type.property("var images: [UIImage]?", \.images)
    type.property("var color: UIColor?", \.color)
    type.property("var colors: [UIColor]?", \.colors)
    type.property("var hasStrings: Bool", \.hasStrings)
    type.property("var hasURLs: Bool", \.hasURLs)
    type.property("var hasImages: Bool", \.hasImages)
    type.property("var hasColors: Bool", \.hasColors)
    type.staticProperty("static var changedNotification: Notification.Name") {
      UIPasteboard.changedNotification
    }
  }

  private static let pasteboardName = TypeBinding.struct(
    UIPasteboard.Name.self, "UIPasteboard.Name", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", UIPasteboard.Name.init(rawValue:))
    type.initializer("init(_ rawValue: String)", UIPasteboard.Name.init(_:))
    type.constant("general", .general)
  }

  private static let activityController = TypeBinding.class(
    UIActivityViewController.self, "UIActivityViewController", inherits: "UIViewController"
  ) { type in
    type.initializer(
      "init(activityItems: [Any], applicationActivities: [UIActivity]?)"
    ) { (_: Value, activities: [UIActivity]?) in
      UIActivityViewController(activityItems: [], applicationActivities: activities)
    }
    type.property(
      "var excludedActivityTypes: [UIActivity.ActivityType]?", \.excludedActivityTypes)
    // Nobody chooses, so nobody is told.
    type.native(
      "var completionWithItemsHandler: "
        + "((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?",
      get: { _, _ in .none }, set: { _, _ in .void })
    type.property("var allowsProminentActivity: Bool", \.allowsProminentActivity)
  }

  private static let activity = TypeBinding.class(
    UIActivity.self, "UIActivity", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { UIActivity() }
    type.property("var activityType: ActivityType?", \.activityType)
    type.property("var activityTitle: String?", \.activityTitle)
    type.property("var activityImage: UIImage?", \.activityImage)
  }

  private static let activityType = TypeBinding.struct(
    UIActivity.ActivityType.self, "UIActivity.ActivityType",
    conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", UIActivity.ActivityType.init(rawValue:))
    type.initializer("init(_ rawValue: String)", UIActivity.ActivityType.init(_:))
    type.constant("postToFacebook", .postToFacebook)
    type.constant("postToTwitter", .postToTwitter)
    type.constant("message", .message)
    type.constant("mail", .mail)
    type.constant("print", .print)
    type.constant("copyToPasteboard", .copyToPasteboard)
    type.constant("assignToContact", .assignToContact)
    type.constant("saveToCameraRoll", .saveToCameraRoll)
    type.constant("addToReadingList", .addToReadingList)
    type.constant("airDrop", .airDrop)
    type.constant("openInIBooks", .openInIBooks)
    type.constant("markupAsPDF", .markupAsPDF)
  }
}
