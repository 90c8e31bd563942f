import Words

/// What an expression gave, as Xcode's console prints it: `= (0.0, 0.0, 200.0, 200.0)  CGRect`.
///
/// - Parameters:
///   - value: on one line.
///   - type: as Swift spells it.
///   - tree: the same with a line for each part, as `po` prints it; shown where the line is too long.
///   - more: how many more lines the tree would have.
///   - width: columns of the terminal.
public nonisolated func valueText(
  _ value: String, type: String, tree: String? = nil, more: Int = 0, width: Int = .max
) -> Styled {
  let line: Styled = "= \(value, .emphasis)  \(type, .quiet)"
  // An object's own line says nothing of its parts.
  let isWhole = line.displayWidth <= width && tree?.hasPrefix("▿ \(value)\n") != true
  guard !isWhole, let tree, tree != value else {
    return line.wrapped(to: width, hanging: 2) + "\n"
  }
  let all = tree.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = all.count > partLimit ? all.prefix(partLimit) : all[...]
  var text: Styled = "= \(lines.first ?? "", .emphasis)  \(type, .quiet)\n"
  for part in lines.dropFirst() {
    let margin = part.prefix { $0 == " " }.count
    text += Styled("  " + part, .emphasis).wrapped(to: width, hanging: margin + 6) + "\n"
  }
  let hidden = all.count - lines.count + more
  if hidden > 0 { text += "  \(Phrase.moreLines(hidden), .quiet)\n" }
  return text
}

/// Lines of a value that are shown; the rest are counted.
private nonisolated let partLimit = 60

/// What the virtual clock reads.
public nonisolated func clockText(_ seconds: Double) -> Styled {
  "\(Phrase.clock(number(seconds)), .quiet)\n"
}

/// At most three decimals.
public nonisolated func secondsText(_ seconds: Double) -> String { number(seconds) }
