import Foundation

/// Text whose parts have fonts, spaces between letters, paragraphs or pictures of their own.
///
/// A line is as high as its highest letters, on one baseline. What attributes of text in one font
/// throughout come to, `TextLayout` says alone. Source: Apple's documentation of the attributes `font`,
/// `kern`, `paragraphStyle` and `attachment`.
nonisolated struct MixedText {
  let paragraphs: [Paragraph]

  struct Paragraph {
    var letters: [Letter]
    /// Of a paragraph without letters.
    var font: UIFont
    var style: NSParagraphStyle?
  }

  struct Letter {
    let character: Character
    var units: Int { character.utf16.count }
    let width: CGFloat
    let ascent: CGFloat
    let descent: CGFloat
  }

  /// `nil` if the font at the beginning is all there is to measure.
  init?(_ text: NSAttributedString, font plain: UIFont, scale: TextScale) {
    guard text.isMixed(plain) else { return nil }
    self.init(lettersOf: text, font: plain, scale: scale)
  }

  /// Letter by letter, whatever there is to measure.
  init(lettersOf text: NSAttributedString, font plain: UIFont, scale: TextScale) {
    var letters: [[(letter: Letter?, font: UIFont, style: NSParagraphStyle?)]] = [[]]
    text.eachPart { attributes, part in
      let font = attributes[.font] as? UIFont ?? plain
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let picture = attributes[.attachment] as? NSTextAttachment
      let space = NSAttributedString.letterSpace(attributes)
      for character in part {
        if character == "\n" {
          letters[letters.count - 1].append((nil, font, style))
          letters.append([])
          continue
        }
        let box = character == "\u{FFFC}" ? picture?.room : nil
        let own = FontMetrics.width(of: String(character), in: font, scale)
        let letter = Letter(
          character: character, width: (box?.width ?? own) + space,
          ascent: box.map { max(0, $0.maxY) } ?? font.ascender,
          descent: box.map { max(0, -$0.minY) } ?? -font.descender)
        letters[letters.count - 1].append((letter, font, style))
      }
    }
    paragraphs = letters.map { line in
      Paragraph(
        letters: line.compactMap(\.letter), font: line.first?.font ?? plain,
        style: line.first?.style)
    }
  }

  /// The size in lines of `width`, of which no more than so many count, if not 0.
  func size(within width: CGFloat, _ maximumLines: Int, _ mode: NSLineBreakMode) -> CGSize {
    var (widest, height): (CGFloat, CGFloat) = (0, 0)
    var count = 0
    for paragraph in paragraphs {
      for line in lines(of: paragraph, width, mode)
      where maximumLines <= 0 || count < maximumLines {
        if count > 0 { height += max(0, paragraph.style?.lineSpacing ?? 0) }
        widest = max(widest, length(of: line))
        height += paragraph.style.height(of: natural(line, paragraph))
        count += 1
      }
    }
    return CGSize(width: min(widest, width), height: height)
  }

  /// Of the first and the last paragraph, each on one line: how far its baseline is from the edge.
  var edges: (first: CGFloat, last: CGFloat) {
    (
      paragraphs.first.map { line in line.letters.map(\.ascent).max() ?? line.font.ascender } ?? 0,
      paragraphs.last.map { line in line.letters.map(\.descent).max() ?? -line.font.descender } ?? 0
    )
  }

  func lines(
    of paragraph: Paragraph, _ width: CGFloat, _ mode: NSLineBreakMode
  ) -> [ArraySlice<Letter>] {
    mode == .byCharWrapping
      ? broken(paragraph.letters[...], width) : wrapped(paragraph.letters[...], width)
  }

  func natural(_ line: ArraySlice<Letter>, _ paragraph: Paragraph) -> CGFloat {
    guard !line.isEmpty else { return paragraph.font.lineHeight }
    return (line.map(\.ascent).max() ?? 0) + (line.map(\.descent).max() ?? 0)
  }

  private func length(of line: ArraySlice<Letter>) -> CGFloat { line.reduce(0) { $0 + $1.width } }

  private func broken(_ letters: ArraySlice<Letter>, _ width: CGFloat) -> [ArraySlice<Letter>] {
    var lines: [ArraySlice<Letter>] = []
    var start = letters.startIndex
    var length: CGFloat = 0
    for index in letters.indices {
      length += letters[index].width
      guard index > start, length > width else { continue }
      lines.append(letters[start..<index])
      (start, length) = (index, letters[index].width)
    }
    return lines + [letters[start...]]
  }

  /// At spaces; a word wider than a line is broken inside.
  private func wrapped(_ letters: ArraySlice<Letter>, _ width: CGFloat) -> [ArraySlice<Letter>] {
    var lines: [ArraySlice<Letter>] = []
    var line = letters[letters.startIndex..<letters.startIndex]
    var lineLength: CGFloat = 0
    for word in letters.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.character == " " })
    {
      let longer = line.isEmpty ? word : letters[line.startIndex..<word.endIndex]
      // Only what is added is measured: a line may be as long as the text.
      let added = line.isEmpty ? word : letters[line.endIndex..<word.endIndex]
      let longerLength = added.reduce(lineLength) { $0 + $1.width }
      if longerLength <= width || width <= 0 {
        (line, lineLength) = (longer, longerLength)
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = broken(word, width)
      lines += pieces.dropLast()
      line = pieces.last ?? word
      lineLength = length(of: line)
    }
    return lines + [line]
  }
}

nonisolated extension NSTextAttachment {
  /// Its bounds or, without them, its picture's size on the baseline; nothing if it has neither.
  fileprivate var room: CGRect? {
    if bounds != .zero { return bounds }
    return image.map { CGRect(origin: .zero, size: $0.size) }
  }
}

nonisolated extension NSAttributedString {
  static func letterSpace(_ attributes: [Key: Any]) -> CGFloat {
    (attributes[.tracking] ?? attributes[.kern]).flatMap { CGFloat(anyNumber: $0) } ?? 0
  }

  /// Whether anything but the font and paragraph at the beginning says how large the text is.
  fileprivate func isMixed(_ plain: UIFont) -> Bool {
    guard length > 0 else { return false }
    let first = attributes(at: 0, effectiveRange: nil)
    let (font, style) = (
      first[.font] as? UIFont ?? plain, first[.paragraphStyle] as? NSParagraphStyle
    )
    var isMixed = false
    eachPart { its, _ in
      isMixed =
        isMixed || (its[.font] as? UIFont ?? plain) != font
        || (its[.paragraphStyle] as? NSParagraphStyle) != style
        || NSAttributedString.letterSpace(its) != 0
        || (its[.attachment] as? NSTextAttachment)?.room != nil
    }
    return isMixed
  }

  /// The parts as they are kept: for the longest ones Foundation compares what neighbours say, and where
  /// it is not Apple's it traps at some objects, see `FoundationMark`.
  func eachPart(_ body: ([Key: Any], String) -> Void) {
    let whole = string as NSString
    var range = NSRange()
    while range.upperBound < length {
      let attributes = attributes(at: range.upperBound, effectiveRange: &range)
      guard range.length > 0 else { return }
      body(attributes, whole.substring(with: range))
    }
  }
}
