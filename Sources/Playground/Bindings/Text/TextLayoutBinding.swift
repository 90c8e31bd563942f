import Foundation
import SwiftScript
import UIKitEngine

extension NSTextStorage.EditActions: @MainActor BridgedValue {}

/// A text with those who lay it out and watch it.
extension TypeBinding {
  static let textLayout: [TypeBinding] = [
    .optionSet(
      NSTextStorage.EditActions.self, "NSTextStorage.EditActions",
      [("editedAttributes", .editedAttributes), ("editedCharacters", .editedCharacters)]),
    .protocol(
      "NSTextStorageDelegate", inherits: ["AnyObject"],
      ["willProcessEditing", "didProcessEditing"].map {
        "func textStorage(_ textStorage: NSTextStorage, "
          + "\($0) editedMask: NSTextStorage.EditActions, range editedRange: NSRange, "
          + "changeInLength delta: Int)"
      }),
    .protocol("NSLayoutManagerDelegate", inherits: ["AnyObject"]),
    storage, manager,
    .extending(NSTextContainer.self, "NSTextContainer") { type in
      type.property("var layoutManager: NSLayoutManager?") { $0.layoutManager }
      type.property("var exclusionPaths: [UIBezierPath]", \.exclusionPaths)
    },
    .extending(UITextView.self, "UITextView") { type in
      type.property("var textStorage: NSTextStorage", \.textStorage)
      type.property("var layoutManager: NSLayoutManager", \.layoutManager)
      type.method("func scrollRangeToVisible(_ range: NSRange)", UITextView.scrollRangeToVisible)
    },
  ]

  private static let storage = TypeBinding.class(
    NSTextStorage.self, "NSTextStorage", inherits: "NSMutableAttributedString"
  ) { type in
    type.initializer("init()") { NSTextStorage() }
    type.initializer("init(string str: String)") { (text: String) in NSTextStorage(string: text) }
    type.initializer(
      "init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)"
    ) { (text: String, attributes: TextAttributes?) in
      NSTextStorage(string: text, attributes: attributes?.all)
    }
    type.initializer("init(attributedString attrStr: NSAttributedString)") {
      (other: NSAttributedString) in NSTextStorage(attributedString: other)
    }
    type.delegateProperty("var delegate: NSTextStorageDelegate?", \.delegate)
    type.property("var layoutManagers: [NSLayoutManager]") { $0.layoutManagers }
    type.property("var editedMask: EditActions") { $0.editedMask }
    type.property("var editedRange: NSRange") { $0.editedRange }
    type.property("var changeInLength: Int") { $0.changeInLength }
    type.function("func addLayoutManager(_ aLayoutManager: NSLayoutManager)") {
      (me: NSTextStorage, manager: NSLayoutManager) in me.addLayoutManager(manager)
    }
    type.function("func removeLayoutManager(_ aLayoutManager: NSLayoutManager)") {
      (me: NSTextStorage, manager: NSLayoutManager) in me.removeLayoutManager(manager)
    }
    type.function("func beginEditing()") { (me: NSTextStorage) in me.beginEditing() }
    type.function("func endEditing()") { (me: NSTextStorage) in me.endEditing() }
    type.function("func processEditing()") { (me: NSTextStorage) in me.processEditing() }
    type.function(
      "func edited(_ editedMask: EditActions, range editedRange: NSRange, "
        + "changeInLength delta: Int)"
    ) { (me: NSTextStorage, mask: NSTextStorage.EditActions, range: NSRange, delta: Int) in
      me.edited(mask, range: range, changeInLength: delta)
    }
  }

  private static let manager = TypeBinding.class(
    NSLayoutManager.self, "NSLayoutManager", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { NSLayoutManager() }
    type.property("var textStorage: NSTextStorage?") { $0.textStorage }
    type.property("var textContainers: [NSTextContainer]") { $0.textContainers }
    type.delegateProperty("var delegate: NSLayoutManagerDelegate?", \.delegate)
    type.property("var usesFontLeading: Bool", \.usesFontLeading)
    type.property("var allowsNonContiguousLayout: Bool", \.allowsNonContiguousLayout)
    type.property("var showsInvisibleCharacters: Bool", \.showsInvisibleCharacters)
    type.property("var numberOfGlyphs: Int", \.numberOfGlyphs)
    type.method(
      "func addTextContainer(_ container: NSTextContainer)", NSLayoutManager.addTextContainer)
    type.method("func removeTextContainer(at index: Int)", NSLayoutManager.removeTextContainer(at:))
    type.placesOfLetters()
    type.linesOfText()
    type.lookups()
  }
}

extension MemberTable<NSLayoutManager> {
  fileprivate func placesOfLetters() {
    method(
      "func ensureLayout(for container: NSTextContainer)",
      NSLayoutManager.ensureLayout(for:))
    function("func ensureLayout(forCharacterRange charRange: NSRange)") {
      (me: NSLayoutManager, range: NSRange) in me.ensureLayout(forCharacterRange: range)
    }
    function("func ensureLayout(forGlyphRange glyphRange: NSRange)") {
      (me: NSLayoutManager, range: NSRange) in me.ensureLayout(forGlyphRange: range)
    }
    function("func invalidateDisplay(forCharacterRange charRange: NSRange)") {
      (me: NSLayoutManager, range: NSRange) in me.invalidateDisplay(forCharacterRange: range)
    }
    function("func usedRect(for container: NSTextContainer) -> CGRect") {
      (me: NSLayoutManager, container: NSTextContainer) in me.usedRect(for: container)
    }
    function("func glyphRange(for container: NSTextContainer) -> NSRange") {
      (me: NSLayoutManager, container: NSTextContainer) in me.glyphRange(for: container)
    }
    function(
      "func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect"
    ) { (me: NSLayoutManager, range: NSRange, container: NSTextContainer) in
      me.boundingRect(forGlyphRange: range, in: container)
    }
    function("func location(forGlyphAt glyphIndex: Int) -> CGPoint") {
      (me: NSLayoutManager, index: Int) in me.location(forGlyphAt: index)
    }
    function("func characterIndexForGlyph(at glyphIndex: Int) -> Int") {
      (me: NSLayoutManager, index: Int) in me.characterIndexForGlyph(at: index)
    }
    function("func glyphIndexForCharacter(at charIndex: Int) -> Int") {
      (me: NSLayoutManager, index: Int) in me.glyphIndexForCharacter(at: index)
    }
    function(
      "func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int"
    ) { (me: NSLayoutManager, point: CGPoint, container: NSTextContainer) in
      me.glyphIndex(for: point, in: container)
    }
    function("func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)") {
      (me: NSLayoutManager, range: NSRange, origin: CGPoint) in
      me.drawGlyphs(forGlyphRange: range, at: origin)
    }
    function("func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)") {
      (me: NSLayoutManager, range: NSRange, origin: CGPoint) in
      me.drawBackground(forGlyphRange: range, at: origin)
    }
  }

  fileprivate func linesOfText() {
    function(
      "func enumerateLineFragments(forGlyphRange glyphRange: NSRange, "
        + "using block: (CGRect, CGRect, NSTextContainer, NSRange, Int) -> Void)"
    ) { (me: NSLayoutManager, range: NSRange, body: Callback) in
      me.enumerateLineFragments(forGlyphRange: range) { rect, used, container, glyphs, _ in
        body(rect, used, container, glyphs, 0)
      }
    }
    ranged("func lineFragmentRect(forGlyphAt glyphIndex: Int", "effectiveRange", "CGRect") {
      me, index, range in
      Int.unwrap(index).map { me.lineFragmentRect(forGlyphAt: $0, effectiveRange: range).wrapped }
    }
    ranged("func lineFragmentUsedRect(forGlyphAt glyphIndex: Int", "effectiveRange", "CGRect") {
      me, index, range in
      Int.unwrap(index).map {
        me.lineFragmentUsedRect(forGlyphAt: $0, effectiveRange: range).wrapped
      }
    }
    ranged(
      "func glyphRange(forCharacterRange charRange: NSRange", "actualCharacterRange", "NSRange"
    ) { me, part, range in
      NSRange.unwrap(part).map {
        me.glyphRange(forCharacterRange: $0, actualCharacterRange: range).wrapped
      }
    }
    ranged(
      "func characterRange(forGlyphRange glyphRange: NSRange", "actualGlyphRange", "NSRange"
    ) { me, part, range in
      NSRange.unwrap(part).map {
        me.characterRange(forGlyphRange: $0, actualGlyphRange: range).wrapped
      }
    }
  }

  /// The range is given as `&range`, or not at all.
  private func ranged(
    _ head: String, _ label: String, _ result: String,
    _ look: @escaping @MainActor (NSLayoutManager, Value, NSRangePointer?) -> Value?
  ) {
    native("\(head), \(label) range: NSRange?) -> \(result)") { _, arguments in
      NSLayoutManager.unwrap(arguments[0]).flatMap { look($0, arguments[1], nil) } ?? .none
    }
    native("\(head), \(label) range: inout NSRange) -> \(result)") { _, arguments in
      var range = NSRange()
      let found = NSLayoutManager.unwrap(arguments[0]).flatMap { look($0, arguments[1], &range) }
      arguments[2].put(range.wrapped)
      return found ?? .none
    }
  }

  fileprivate func lookups() {
    let head =
      "func characterIndex(for point: CGPoint, in container: NSTextContainer, "
      + "fractionOfDistanceBetweenInsertionPoints partialFraction: "
    func index(_ arguments: UnsafeMutablePointer<Value>, _ share: UnsafeMutablePointer<CGFloat>?)
      -> Value
    {
      guard let me = NSLayoutManager.unwrap(arguments[0]),
        let point = CGPoint.unwrap(arguments[1]),
        let container = NSTextContainer.unwrap(arguments[2])
      else { return .none }
      return me.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: share
      ).wrapped
    }
    native("\(head)CGFloat?) -> Int") { index($1, nil) }
    native("\(head)inout CGFloat) -> Int") { _, arguments in
      var share: CGFloat = 0
      let found = index(arguments, &share)
      arguments[3].put(share.wrapped)
      return found
    }
  }
}
