extension Styled {
  /// The first and last lines of a long text, and between them how many are left out.
  public nonisolated func shortened(head: Int, tail: Int, _ note: (Int) -> Styled) -> Styled {
    let lines = lines
    guard lines.count > head + tail + 1 else { return self }
    let left = lines.count - head - tail
    return (lines.prefix(head) + [note(left)] + lines.suffix(tail)).joined()
  }

  /// One piece a line, its newline included.
  public nonisolated var lines: [Styled] {
    var lines: [Styled] = []
    var line = Styled()
    for span in spans {
      for part in span.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          line.append("\n", span.role)
          lines.append(line)
          line = Styled()
        }
        line.append(String(part.element), span.role)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
