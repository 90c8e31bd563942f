import SwiftScript
import UIKitEngine

extension UIEvent.EventSubtype: @MainActor BridgedValue {}

/// What menus, keys and a shaken device send, which are not here: a program may send it itself.
extension TypeBinding {
  static let responderActions: [TypeBinding] = [
    .protocol(
      "UIResponderStandardEditActions", inherits: ["AnyObject"],
      editing.map { "func \($0.0)(_ sender: Any?)" }),
    .extending(UIResponder.self, "UIResponder") { type in
      type.function(
        "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool"
      ) { (me: UIResponder, action: Selector, sender: Value) in
        me.canPerformAction(action, withSender: sender.hosted)
      }
      type.function("func target(forAction action: Selector, withSender sender: Any?) -> Any?") {
        (me: UIResponder, action: Selector, sender: Value) in
        Value(hosted: me.target(forAction: action, withSender: sender.hosted))
      }
      for (name, send) in editing {
        type.function("func \(name)(_ sender: Any?)") { (me: UIResponder, sender: Value) in
          send(me, sender.hosted)
        }
      }
      type.method(
        "func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        UIResponder.motionBegan(_:with:))
      type.method(
        "func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        UIResponder.motionEnded(_:with:))
      type.method(
        "func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        UIResponder.motionCancelled(_:with:))
    },
    .enum(
      UIEvent.EventSubtype.self, "UIEvent.EventSubtype",
      [
        ("none", .none), ("motionShake", .motionShake), ("remoteControlPlay", .remoteControlPlay),
        ("remoteControlPause", .remoteControlPause), ("remoteControlStop", .remoteControlStop),
        ("remoteControlTogglePlayPause", .remoteControlTogglePlayPause),
        ("remoteControlNextTrack", .remoteControlNextTrack),
        ("remoteControlPreviousTrack", .remoteControlPreviousTrack),
      ]),
  ]

  private static let editing: [(String, @MainActor (UIResponder, Any?) -> Void)] = [
    ("cut", { $0.cut($1) }), ("copy", { $0.copy($1) }), ("paste", { $0.paste($1) }),
    ("delete", { $0.delete($1) }), ("select", { $0.select($1) }),
    ("selectAll", { $0.selectAll($1) }),
  ]
}
