import Foundation

/// A place in a text: after so many UTF-16 units.
public nonisolated final class UITextPosition: NSObject, Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  public override var hash: Int { offset }
}

/// From one place in a text to another.
@preconcurrency @MainActor public final class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  public var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
    super.init()
  }

  nonisolated deinit {}

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// What keys do to a text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text that is typed into: where the caret stands, and what is put in its place.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  var markedTextRange: UITextRange? { get }
  func unmarkText()
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
}

/// What the two have of a text: the whole of it, the selection, and who hears of a change.
@MainActor protocol TypedText: AnyObject {
  var typed: NSString { get }
  var selection: NSRange { get set }
  /// Where the letters lie, and where in the view the first of them does.
  var placement: (text: PlacedText, origin: CGPoint) { get }
  /// Puts `text` in, with the caret behind it, and tells who listens.
  func put(_ text: String, in range: NSRange)
}

extension TypedText {
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), typed.length)
    return NSRange(location: start, length: min(max(0, range.length), typed.length - start))
  }

  var chosen: UITextRange { UITextRange(clamped(selection)) }
  /// Nothing chosen is the end.
  func choose(_ range: UITextRange?) {
    selection = clamped(range?.range ?? NSRange(location: typed.length, length: 0))
  }

  /// Back over a whole character.
  var backwards: NSRange {
    let range = clamped(selection)
    guard range.length == 0, range.location > 0 else { return range }
    return typed.rangeOfComposedCharacterSequence(at: range.location - 1)
  }
}

extension UITextInput {
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let ends = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(NSRange(location: ends[0], length: ends[1] - ends[0]))
  }
  /// `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Nothing is composed here.
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
}

extension UITextInput {
  private var whole: (any TypedText)? { self as? any TypedText }

  public var endOfDocument: UITextPosition { UITextPosition(whole?.typed.length ?? 0) }
  public var selectedTextRange: UITextRange? {
    get { whole?.chosen }
    set { whole?.choose(newValue) }
  }
  public func text(in range: UITextRange) -> String? {
    whole.map { $0.typed.substring(with: $0.clamped(range.range)) }
  }
  public func replace(_ range: UITextRange, withText text: String) {
    if let whole { whole.put(text, in: whole.clamped(range.range)) }
  }
}
