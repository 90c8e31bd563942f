import SwiftScript
import Words

/// A line of the program between its neighbours, marked.
///
/// ```
///     11 │   override func layoutSubviews() {
///   → 12 │     super.layoutSubviews()
///     13 │   }
/// ```
public nonisolated func codeText(_ lines: [Listing.Line]) -> Styled {
  let width = lines.map { "\($0.number)".count }.max() ?? 0
  let isPlain = Voice.current.isPlain
  return lines.map { line in
    let number = "\(line.number)".leftPadded(to: width)
    let role: Styled.Role = line.isCurrent ? .emphasis : .quiet
    let mark = line.isCurrent ? "→" : " "
    let text =
      isPlain
      ? "\(line.isCurrent ? "> " : "  ")\(number): \(line.text)"
      : "  \(mark) \(number) │ \(line.text)"
    return Styled(text, role).withoutTrailingSpaces + "\n"
  }.joined()
}

/// The prompt at a pause: where you are, with one mark for each pause within another.
///
/// `layout · card.layoutSubviews · line 12 ▸ `; plain, because line editors want it so. What leaves
/// no room for typing goes, the outermost part first.
public nonisolated func pausePrompt(_ place: [String], depth: Int, width: Int) -> String {
  let isPlain = Voice.current.isPlain
  let separator = isPlain ? ", " : " · "
  let mark = String(repeating: isPlain ? ">" : "▸", count: max(1, depth))
  let room = max(24, width - 30)
  var parts = place
  while parts.count > 1, parts.joined(separator: separator).displayWidth > room {
    parts.removeFirst()
  }
  let shown = parts.joined(separator: separator).clipped(to: room)
  return isPlain ? "\(shown)\(mark) " : "\(shown) \(mark) "
}
