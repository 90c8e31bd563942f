import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let textInput: [TypeBinding] = [
    .class(UITextPosition.self, "UITextPosition", inherits: "NSObject") { _ in },
    .class(UITextRange.self, "UITextRange", inherits: "NSObject") { type in
      type.property("var start: UITextPosition", \.start)
      type.property("var end: UITextPosition", \.end)
      type.property("var isEmpty: Bool", \.isEmpty)
    },
  ]
}

extension MemberTable where Host: UITextInput & BridgedObject {
  /// Where the caret stands, and what is put in its place.
  func textInput() {
    property("var selectedTextRange: UITextRange?") {
      $0.selectedTextRange
    } set: { (host: Host, range: UITextRange?) in
      host.selectedTextRange = range
    }
    property("var beginningOfDocument: UITextPosition") { $0.beginningOfDocument }
    property("var endOfDocument: UITextPosition") { $0.endOfDocument }
    property("var markedTextRange: UITextRange?") { $0.markedTextRange }
    function("func unmarkText()") { (host: Host) in host.unmarkText() }
    function("func text(in range: UITextRange) -> String?") { (host: Host, range: UITextRange) in
      host.text(in: range)
    }
    function("func replace(_ range: UITextRange, withText text: String)") {
      (host: Host, range: UITextRange, text: String) in host.replace(range, withText: text)
    }
    function(
      "func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) "
        + "-> UITextRange?"
    ) { (host: Host, from: UITextPosition, to: UITextPosition) in
      host.textRange(from: from, to: to)
    }
    function("func position(from position: UITextPosition, offset: Int) -> UITextPosition?") {
      (host: Host, position: UITextPosition, offset: Int) in
      host.position(from: position, offset: offset)
    }
    function("func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int") {
      (host: Host, from: UITextPosition, to: UITextPosition) in host.offset(from: from, to: to)
    }
  }
}
