import Foundation
import SwiftScript
import UIKitEngine

/// Menus under a long press: kept, and shown by nobody; a script may ask its own delegate.
extension TypeBinding {
  static let contextMenus: [TypeBinding] = [
    .protocol("UIInteraction", inherits: ["AnyObject"]),
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
          identifier: identifier.hosted as? any NSCopying,
          previewProvider: preview.map { preview in
            { preview.result(or: UIViewController?.none) }
          },
          actionProvider: actions.map { actions in
            { actions.result($0, or: UIMenu?.none) }
          })
      }
      type.property("var badgeCount: Int", \.badgeCount)
    },
  ]
}

extension MemberTable where Host == UIView {
  func interactionMembers() {
    native("func addInteraction(_ interaction: UIInteraction)") { machine, arguments in
      guard let interaction = arguments[1].unerased.object as? any UIInteraction else {
        machine.trap("LayoutLab: interactions of one's own are not supported yet")
        return .void
      }
      UIView.unwrap(arguments[0])?.addInteraction(interaction)
      return .void
    }
    native("func removeInteraction(_ interaction: UIInteraction)") { _, arguments in
      if let interaction = arguments[1].unerased.object as? any UIInteraction {
        UIView.unwrap(arguments[0])?.removeInteraction(interaction)
      }
      return .void
    }
  }
}
