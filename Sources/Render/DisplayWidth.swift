nonisolated extension String {
  /// Columns that a terminal gives the text: two for Hangul, Han, kana and emoji.
  ///
  /// Emoji joined to one count as one; a skin tone has columns of its own, as in tmux and libedit.
  public var displayWidth: Int {
    var width = 0
    var isJoined = false
    for scalar in unicodeScalars {
      if !isJoined { width += scalar.displayWidth }
      isJoined = scalar.value == 0x200D
    }
    return width
  }

  /// The text with spaces up to `width` columns.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// The text set to the right of `width` columns.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
  }

  /// As much of the text as fits in `width` columns, with `…` where something is missing.
  public func clipped(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var clipped = ""
    var used = 0
    for character in self {
      let columns = String(character).displayWidth
      guard used + columns < width else { break }
      clipped.append(character)
      used += columns
    }
    return width > 0 ? clipped + "…" : ""
  }
}

nonisolated extension Unicode.Scalar {
  /// After Unicode's East Asian Width, as terminals take it.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Two regional indicators are one flag.
    if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) { return 2 }
    return switch value {
    case 0x1160...0x11FF: 0  // Jamo that join the letter before them.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
