import Foundation
import SwiftScript
import UIKitEngine

/// Menus under a long press: kept, and shown by nobody; a script may ask its own delegate.
extension TypeBinding {
  static let contextMenus: [TypeBinding] = [
    .protocol(
      "UIInteraction", inherits: ["AnyObject"],
      [
        "var view: UIView? { get }", "func willMove(to view: UIView?)",
        "func didMove(to view: UIView?)",
      ], needs: ["view", "willMove(to:)", "didMove(to:)"]),
    .protocol(
      "UIContextMenuInteractionDelegate", inherits: ["AnyObject"],
      [
        "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
          + "configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?"
      ], needs: ["contextMenuInteraction(_:configurationForMenuAtLocation:)"]),
    .class(
      UIContextMenuInteraction.self, "UIContextMenuInteraction", inherits: "NSObject",
      conforms: ["UIInteraction"]
    ) { type in
      type.initializer("init(delegate: UIContextMenuInteractionDelegate)") {
        (delegate: Value) in
        UIContextMenuInteraction(
          asking: delegate.unerased.object as? any UIContextMenuInteractionDelegate)
      }
      type.property("var view: UIView?", \.view)
      type.method("func location(in view: UIView?) -> CGPoint", UIContextMenuInteraction.location)
      type.method("func dismissMenu()", UIContextMenuInteraction.dismissMenu)
    },
    .class(
      UIContextMenuConfiguration.self, "UIContextMenuConfiguration", inherits: "NSObject"
    ) { type in
      type.initializer(
        "init(identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil, "
          + "actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil)"
      ) { (identifier: Value, preview: Callback?, actions: Callback?) in
        UIContextMenuConfiguration(
          identifier: copied(identifier),
          previewProvider: preview.map { preview in
            { preview.result(or: UIViewController?.none) }
          },
          actionProvider: actions.map { actions in
            { actions.result($0, or: UIMenu?.none) }
          })
      }
      type.property("var identifier: any NSCopying") { configuration -> Value in
        let identifier = configuration.identifier as Any
        if let path = identifier as? IndexPath { return path.wrapped }
        if let text = identifier as? NSString { return String(text).wrapped }
        return Value(hosted: identifier)
      }
      type.property("var badgeCount: Int", \.badgeCount)
    },
  ]
}

/// What a script gives as something that can be copied, as Foundation has it.
private func copied(_ value: Value) -> (any NSCopying)? {
  if let path = IndexPath.unwrap(value) { return path as NSCopying }
  if let text = String.unwrap(value) { return NSString(string: text) }
  return value.hosted as? any NSCopying
}
