import Foundation
import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let undoManager = TypeBinding.class(UndoManager.self, "UndoManager", inherits: "NSObject")
  {
    type in
    type.initializer("init()") { UndoManager() }
    type.property("var canUndo: Bool", \.canUndo)
    type.property("var canRedo: Bool", \.canRedo)
    type.property("var isUndoing: Bool", \.isUndoing)
    type.property("var isRedoing: Bool", \.isRedoing)
    type.property("var groupingLevel: Int", \.groupingLevel)
    type.property("var isUndoRegistrationEnabled: Bool", \.isUndoRegistrationEnabled)
    type.property("var groupsByEvent: Bool", \.groupsByEvent)
    type.property("var levelsOfUndo: Int", \.levelsOfUndo)
    type.property("var undoActionName: String", \.undoActionName)
    type.property("var redoActionName: String", \.redoActionName)
    type.property("var undoMenuItemTitle: String", \.undoMenuItemTitle)
    type.property("var redoMenuItemTitle: String", \.redoMenuItemTitle)
    type.method("func undo()", UndoManager.undo)
    type.method("func redo()", UndoManager.redo)
    type.method("func undoNestedGroup()", UndoManager.undoNestedGroup)
    type.method("func beginUndoGrouping()", UndoManager.beginUndoGrouping)
    type.method("func endUndoGrouping()", UndoManager.endUndoGrouping)
    type.method("func disableUndoRegistration()", UndoManager.disableUndoRegistration)
    type.method("func enableUndoRegistration()", UndoManager.enableUndoRegistration)
    type.method("func removeAllActions()", { (me: UndoManager) in { me.removeAllActions() } })
    type.function("func removeAllActions(withTarget target: Any)") {
      (me: UndoManager, target: Value) in
      me.removeAllActions(withTarget: target.hosted ?? NSNull())
    }
    type.function("func setActionName(_ actionName: String)") { (me: UndoManager, name: String) in
      me.setActionName(name)
    }
    type.function("func undoMenuTitle(forUndoActionName actionName: String) -> String") {
      (me: UndoManager, name: String) in me.undoMenuTitle(forUndoActionName: name)
    }
    type.function("func redoMenuTitle(forUndoActionName actionName: String) -> String") {
      (me: UndoManager, name: String) in me.redoMenuTitle(forUndoActionName: name)
    }
    type.function("func _register(_ target: Any, _ handler: @escaping (Any) -> Void)") {
      (me: UndoManager, target: Value, handler: Callback) in
      guard let target = target.hosted as AnyObject? else { return }
      me.registerUndo(withTarget: target) { handler(Value(hosted: $0)) }
    }
  }
}

extension UIKitBindings {
  /// What an undo is told with is of the target's own type, which only Swift of the script's knows.
  static let undoRegistration = LibraryPart(
    names: ["UndoManager", "undoManager"],
    source: """
      extension UndoManager {
        func registerUndo<TargetType: AnyObject>(
          withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
        ) {
          _register(target) { handler($0 as! TargetType) }
        }
      }
      """)
}
