/// Terms and what they mean, as `:help` lists commands: side by side, or the meaning below its term
/// where the terminal is narrow.
///
/// - Parameters:
///   - termWidth: columns for the terms; lists that stand under each other share it.
///   - width: columns of the terminal.
public nonisolated func definitionText(
  _ entries: [(term: Styled, meaning: Styled)], termWidth: Int? = nil, width: Int, indent: Int = 2
) -> Styled {
  let terms = termWidth ?? entries.map(\.term.displayWidth).max() ?? 0
  let column = indent + terms + 2
  let margin = String(repeating: " ", count: indent)
  let isNarrow = width - column < 28
  return entries.map { term, meaning in
    if isNarrow {
      let below = meaning.wrapped(to: width - indent - 2).indented(by: indent + 2)
      return Styled(margin) + term + "\n" + (meaning.isEmpty ? "" : below + "\n")
    }
    let line = Styled(margin) + term.padded(to: terms + 2) + meaning
    return line.wrapped(to: width, hanging: column).withoutTrailingSpaces + "\n"
  }.joined()
}
