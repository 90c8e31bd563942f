import Foundation

/// Lays the text of a storage out in a container, and says where its letters lie.
///
/// A glyph is a UTF-16 unit here, so that the two counts are one; only the first container is filled.
/// Rectangles are in the container's coordinates, whose lines keep `lineFragmentPadding` free at both
/// ends, as Apple's documentation has it. Fonts are the engine's approximation, see ``FontMetrics``.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  // Kept: nothing is drawn, and lines are measured in one way.
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false

  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  // What is asked for is laid out then: there is nothing to prepare and nothing to throw away.
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// What fits into the container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: placed(in: container).lines.last?.range.upperBound ?? 0)
  }
  /// With the padding at both ends of the widest line.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = placed(in: container).used
    guard !used.isEmpty || numberOfGlyphs > 0 else { return .zero }
    return used.insetBy(dx: -container.lineFragmentPadding, dy: 0)
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }
  /// Around the letters of all lines that have one of them.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    placed(in: container).rects(of: glyphRange).union?
      .offsetBy(dx: container.lineFragmentPadding, dy: 0) ?? .zero
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first, let line = line(of: glyphIndex, in: container)
    else { return .zero }
    effectiveRange?.pointee = line.range
    return fragment(line, container)
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first, let line = line(of: glyphIndex, in: container)
    else { return .zero }
    effectiveRange?.pointee = line.range
    return fragmentUsed(line, container)
  }
  /// On the baseline, from the line's corner.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let line = line(of: glyphIndex, in: container)
    else { return .zero }
    return CGPoint(x: line.x(of: glyphIndex) + container.lineFragmentPadding, y: line.ascent)
  }
  /// Line by line: its rectangle, what of it is used, the container, and its letters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = false
    for line in placed(in: container).lines
    where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(fragment(line, container), fragmentUsed(line, container), container, line.range, &stops)
      if stops { return }
    }
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    // A glyph is a unit here.
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    let letter = letter(at: point, in: container)
    partialFraction?.pointee = letter.share
    return letter.offset
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? { textContainers.first }

  // Nothing is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}

extension NSLayoutManager {
  final func placed(in container: NSTextContainer) -> PlacedText {
    let text = textStorage ?? NSTextStorage()
    let padding = 2 * container.lineFragmentPadding
    let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    let style = first[.paragraphStyle] as? NSParagraphStyle
    return PlacedText(
      text, font: first[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12),
      width: container.room.width - padding, maximumLines: container.maximumNumberOfLines,
      breaking: container.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping,
      alignment: container.owner?.textAlignment ?? style?.alignment ?? .natural, scale: .current)
  }

  private func line(of glyph: Int, in container: NSTextContainer) -> PlacedText.Line? {
    placed(in: container).line(at: glyph)
  }

  private func letter(
    at point: CGPoint, in container: NSTextContainer
  ) -> (offset: Int, share: CGFloat) {
    placed(in: container).letter(
      at: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
  }

  private func fragment(_ line: PlacedText.Line, _ container: NSTextContainer) -> CGRect {
    let width = container.room.width
    let whole = width.isFinite && width > 0 ? width : line.maxX + 2 * container.lineFragmentPadding
    return CGRect(x: 0, y: line.minY, width: whole, height: line.height)
  }

  private func fragmentUsed(_ line: PlacedText.Line, _ container: NSTextContainer) -> CGRect {
    let padding = container.lineFragmentPadding
    return CGRect(
      x: line.minX, y: line.minY, width: line.maxX - line.minX + 2 * padding, height: line.height)
  }
}
