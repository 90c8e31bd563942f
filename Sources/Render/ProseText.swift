/// A lesson's Markdown for a terminal: headings and code stand out, the words stay as they are.
public nonisolated func proseText(_ markdown: String) -> Styled {
  var text = Styled()
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if !text.isEmpty { text += "\n" }
    let heading = line.drop { $0 == "#" }
    if heading.count < line.count, heading.first == " " {
      text += Styled(String(heading.dropFirst()), .emphasis)
    } else {
      text += spans(line)
    }
  }
  return text
}

/// Code keeps its backticks, so that it can be told without colour.
private nonisolated func spans(_ line: Substring) -> Styled {
  let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
  // An odd backtick begins nothing.
  guard !pieces.count.isMultiple(of: 2) else { return Styled(String(line)) }
  var text = Styled()
  for (index, piece) in pieces.enumerated() {
    text += index.isMultiple(of: 2) ? Styled(String(piece)) : Styled("`\(piece)`", .event)
  }
  return text
}
