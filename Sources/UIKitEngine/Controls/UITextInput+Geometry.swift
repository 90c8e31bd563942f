import Foundation

/// One line's part of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { own.rect }
  open var containsStart: Bool { own.isFirst }
  open var containsEnd: Bool { own.isLast }
  open var isVertical: Bool { false }
  private let own: (rect: CGRect, isFirst: Bool, isLast: Bool)

  public override init() {
    own = (.zero, false, false)
    super.init()
  }

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    own = (rect, isFirst, isLast)
    super.init()
  }

  nonisolated deinit {}
}

public nonisolated enum UITextLayoutDirection: Int, Hashable, Sendable {
  case right = 2, left, up, down
}

/// Where a text's letters lie in the view, as its size is measured.
///
/// Fonts are the engine's approximation, and what UIKit answers off the text is unspecified.
extension TypedText {
  func caret(at position: UITextPosition) -> CGRect {
    let (text, origin) = placement
    return text.caret(at: clamped(NSRange(location: position.offset, length: 0)).location)
      .offsetBy(dx: origin.x, dy: origin.y)
  }

  func rects(of range: UITextRange) -> [CGRect] {
    let (text, origin) = placement
    return text.rects(of: clamped(range.range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// That of the first line alone, as documented; of no letters a caret's.
  func first(of range: UITextRange) -> CGRect { rects(of: range).first ?? caret(at: range.start) }

  func selected(_ range: UITextRange) -> [UITextSelectionRect] {
    let all = rects(of: range)
    return all.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == all.count - 1)
    }
  }

  func closest(to point: CGPoint) -> UITextPosition {
    let (text, origin) = placement
    return UITextPosition(text.offset(near: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func letter(at point: CGPoint) -> UITextRange? {
    guard typed.length > 0 else { return nil }
    let (text, origin) = placement
    let offset = text.letter(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).offset
    return UITextRange(typed.rangeOfComposedCharacterSequence(at: min(offset, typed.length - 1)))
  }
}

extension UITextInput {
  private var whole: (any TypedText)? { self as? any TypedText }

  public func caretRect(for position: UITextPosition) -> CGRect {
    whole?.caret(at: position) ?? .zero
  }
  public func firstRect(for range: UITextRange) -> CGRect { whole?.first(of: range) ?? .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    whole?.selected(range) ?? []
  }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { whole?.closest(to: point) }
  public func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    return UITextPosition(min(max(found.offset, range.start.offset), range.end.offset))
  }
  /// `nil` in an empty text.
  public func characterRange(at point: CGPoint) -> UITextRange? { whole?.letter(at: point) }

  /// Letters to the sides, lines up and down; `nil` outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let lines = CGFloat(direction == .up ? -offset : offset)
      return closestPosition(
        to: CGPoint(x: caret.minX, y: caret.midY + lines * caret.height))
    }
  }
}
