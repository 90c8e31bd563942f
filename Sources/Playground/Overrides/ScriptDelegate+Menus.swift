import SwiftScript
import UIKitEngine

// What menus under a long press ask; the program itself asks, since nobody presses.

extension ScriptDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask(
      "contextMenuInteraction(_:configurationForMenuAtLocation:)",
      of: "UIContextMenuInteractionDelegate", interaction, location)?.unerased.object
      as? UIContextMenuConfiguration
  }
}
