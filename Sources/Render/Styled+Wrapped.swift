nonisolated extension Styled {
  /// Columns of the widest line.
  public var displayWidth: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).displayWidth }
      .max() ?? 0
  }

  /// The text with spaces up to `width` columns.
  public func padded(to width: Int) -> Styled {
    self + Styled(String(repeating: " ", count: Swift.max(0, width - displayWidth)))
  }

  /// As much as fits in `width` columns, with `…` where something is missing; one line.
  public func clipped(to width: Int) -> Styled {
    guard displayWidth > width else { return self }
    var clipped = Styled()
    var room = width - 1
    for span in spans where room > 0 {
      for character in span.text {
        let columns = String(character).displayWidth
        guard columns <= room else {
          room = 0
          break
        }
        clipped.append(String(character), span.role)
        room -= columns
      }
    }
    return width > 0 ? clipped + "…" : ""
  }

  /// The text broken between words, so that no line is wider than `width` columns.
  ///
  /// A word that is wider by itself stays whole: it may be a path to copy.
  ///
  /// - Parameter hanging: the indent of the lines that a break begins.
  public func wrapped(to width: Int, hanging: Int = 0) -> Styled {
    var wrapping = Wrapping(width: width, hanging: hanging)
    for span in spans { for character in span.text { wrapping.take(character, span.role) } }
    wrapping.endWord()
    return wrapping.result
  }

  /// The text with `margin` columns of space before each line that is not empty.
  public func indented(by margin: Int) -> Styled {
    let space = String(repeating: " ", count: margin)
    var result = Styled()
    var isAtStart = true
    for span in spans {
      for character in span.text {
        if character == "\n" {
          isAtStart = true
        } else if isAtStart {
          result.append(space)
          isAtStart = false
        }
        result.append(String(character), span.role)
      }
    }
    return result
  }
}

/// The line that is being filled, and the word that may have to go to the next.
private nonisolated struct Wrapping {
  let width: Int
  let hanging: Int
  var result = Styled()
  private var column = 0
  private var hasWords = false
  private var gap = Styled()
  private var word = Styled()

  init(width: Int, hanging: Int) {
    self.width = width
    self.hanging = hanging
  }

  mutating func take(_ character: Character, _ role: Styled.Role) {
    switch character {
    case "\n":
      endWord()
      result.append("\n", role)
      (column, hasWords, gap) = (0, false, Styled())
    case " ":
      endWord()
      gap.append(" ", role)
    default:
      word.append(String(character), role)
    }
  }

  mutating func endWord() {
    guard !word.isEmpty else { return }
    let columns = word.displayWidth
    if hasWords, column + gap.text.count + columns > width {
      result.append("\n" + String(repeating: " ", count: hanging))
      column = hanging
    } else {
      result += gap
      column += gap.text.count
    }
    result += word
    column += columns
    hasWords = true
    (gap, word) = (Styled(), Styled())
  }
}
