import Foundation
import SwiftScript
import UIKitEngine

extension UIApplication.OpenExternalURLOptionsKey: @MainActor BridgedValue {}
extension UIBackgroundTaskIdentifier: @MainActor BridgedValue {}

/// Other apps and time in the background: no app stands beside this one, and nothing suspends it.
extension TypeBinding {
  static let opening: [TypeBinding] = [
    .extending(UIApplication.self, "UIApplication") { type in
      type.function(
        "func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], "
          + "completionHandler completion: ((Bool) -> Void)? = nil)"
      ) { (me: UIApplication, url: URL, _: Value, completion: Callback?) in
        me.open(url, completionHandler: completion?.action(Bool.self))
      }
      type.function(
        "func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) "
          + "-> UIBackgroundTaskIdentifier"
      ) { (me: UIApplication, _: Callback?) in me.beginBackgroundTask() }
      type.function(
        "func beginBackgroundTask(withName taskName: String?, expirationHandler handler: "
          + "(() -> Void)? = nil) -> UIBackgroundTaskIdentifier"
      ) { (me: UIApplication, _: String?, _: Callback?) in me.beginBackgroundTask() }
      type.method(
        "func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)",
        UIApplication.endBackgroundTask(_:))
      type.property("var supportsMultipleScenes: Bool", \.supportsMultipleScenes)
    },
    .struct(
      UIApplication.OpenExternalURLOptionsKey.self, "UIApplication.OpenExternalURLOptionsKey",
      conforms: ["Hashable", "RawRepresentable"]
    ) { type in
      type.property("let rawValue: String", \.rawValue)
      type.initializer(
        "init(rawValue: String)", UIApplication.OpenExternalURLOptionsKey.init(rawValue:))
      type.constant(
        "universalLinksOnly", .init(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"))
    },
    .class(UIOpenURLContext.self, "UIOpenURLContext", inherits: "NSObject") { type in
      type.property("var url: URL", \.url)
    },
    .extending(UIScene.ConnectionOptions.self, "UIScene.ConnectionOptions") { type in
      type.property("var urlContexts: Set<UIOpenURLContext>", \.urlContexts)
    },
    .struct(
      UIBackgroundTaskIdentifier.self, "UIBackgroundTaskIdentifier",
      conforms: ["Hashable", "RawRepresentable"]
    ) { type in
      type.property("let rawValue: Int", \.rawValue)
      type.initializer("init(rawValue: Int)", UIBackgroundTaskIdentifier.init(rawValue:))
      type.constant("invalid", .invalid)
    },
  ]
}
