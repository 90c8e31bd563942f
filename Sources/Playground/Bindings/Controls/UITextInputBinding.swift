import SwiftScript
import UIKitEngine

extension UITextLayoutDirection: @MainActor BridgedValue {}

extension TypeBinding {
  static let textInput: [TypeBinding] = [
    .protocol("UITextInputTraits", inherits: ["AnyObject"]),
    .protocol(
      "UIKeyInput", inherits: ["UITextInputTraits"],
      ["var hasText: Bool { get }", "func insertText(_ text: String)", "func deleteBackward()"]),
    .class(UITextPosition.self, "UITextPosition", inherits: "NSObject") { _ in },
    .class(UITextRange.self, "UITextRange", inherits: "NSObject") { type in
      type.property("var start: UITextPosition", \.start)
      type.property("var end: UITextPosition", \.end)
      type.property("var isEmpty: Bool", \.isEmpty)
    },
    .class(UITextSelectionRect.self, "UITextSelectionRect", inherits: "NSObject") { type in
      type.initializer("init()") { UITextSelectionRect() }
      type.property("var rect: CGRect", \.rect)
      type.property("var containsStart: Bool", \.containsStart)
      type.property("var containsEnd: Bool", \.containsEnd)
      type.property("var isVertical: Bool", \.isVertical)
    },
    .enum(
      UITextLayoutDirection.self, "UITextLayoutDirection",
      [("right", .right), ("left", .left), ("up", .up), ("down", .down)]),
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
    function("func caretRect(for position: UITextPosition) -> CGRect") {
      (host: Host, position: UITextPosition) in host.caretRect(for: position)
    }
    function("func firstRect(for range: UITextRange) -> CGRect") {
      (host: Host, range: UITextRange) in host.firstRect(for: range)
    }
    function("func selectionRects(for range: UITextRange) -> [UITextSelectionRect]") {
      (host: Host, range: UITextRange) in host.selectionRects(for: range)
    }
    function("func closestPosition(to point: CGPoint) -> UITextPosition?") {
      (host: Host, point: CGPoint) in host.closestPosition(to: point)
    }
    function(
      "func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?"
    ) { (host: Host, point: CGPoint, range: UITextRange) in
      host.closestPosition(to: point, within: range)
    }
    function("func characterRange(at point: CGPoint) -> UITextRange?") {
      (host: Host, point: CGPoint) in host.characterRange(at: point)
    }
    function(
      "func position(from position: UITextPosition, in direction: UITextLayoutDirection, "
        + "offset: Int) -> UITextPosition?"
    ) {
      (host: Host, position: UITextPosition, direction: UITextLayoutDirection, offset: Int) in
      host.position(from: position, in: direction, offset: offset)
    }
    function(
      "func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult"
    ) { (host: Host, position: UITextPosition, other: UITextPosition) in
      host.compare(position, to: other)
    }
    function("func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int") {
      (host: Host, from: UITextPosition, to: UITextPosition) in host.offset(from: from, to: to)
    }
  }
}
