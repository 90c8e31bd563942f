import Foundation
import SwiftScript
import UIKitEngine

// What a text tells as it changes.

extension ScriptDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    _ = ask(
      "textStorage(_:willProcessEditing:range:changeInLength:)", of: "NSTextStorageDelegate",
      textStorage, editedMask, editedRange, delta)
  }

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    _ = ask(
      "textStorage(_:didProcessEditing:range:changeInLength:)", of: "NSTextStorageDelegate",
      textStorage, editedMask, editedRange, delta)
  }
}
