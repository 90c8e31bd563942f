// What is registered can be undone, and what undoing registers can be redone; targets are not kept.
// Source: Apple's documentation of UndoManager.
// ends: normally
import UIKit

final class Model {
  private(set) var items: [String] = [] { didSet { print(items) } }
  let undo = UndoManager()
  func add(_ item: String) {
    items.append(item)
    undo.registerUndo(withTarget: self) { $0.remove(item) }
    undo.setActionName("Add \(item)")
  }
  func remove(_ item: String) {
    guard let i = items.firstIndex(of: item) else { return }
    items.remove(at: i)
    undo.registerUndo(withTarget: self) { model in model.add(item) }
  }
  deinit { print("model gone") }
}
let model = Model()
model.undo.groupsByEvent = false
for item in ["a", "b"] {
  model.undo.beginUndoGrouping(); model.add(item); model.undo.endUndoGrouping()
}
print(model.undo.undoActionName, model.undo.undoMenuItemTitle, model.undo.canRedo)
model.undo.undo()
print(model.undo.canUndo, model.undo.canRedo)
model.undo.redo()
model.undo.undo(); model.undo.undo()
print(model.undo.canUndo)
model.undo.removeAllActions()
print(model.undo.canRedo, model.undo.isUndoing, model.undo.groupingLevel)
let view = UIView()
print(view.undoManager == nil, UIWindow(frame: .zero).undoManager != nil)
weak var gone: Model?
let manager = UndoManager()
do {
  let short = Model()
  manager.registerUndo(withTarget: short) { _ in print("never") }
  gone = short
}
print(gone == nil)
