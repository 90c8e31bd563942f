import Words

/// What an expression gave: `= (0.0, 0.0, 200.0, 200.0)  CGRect`.
public nonisolated func valueText(_ value: String, type: String) -> Styled {
  "= \(value, .emphasis)  \(type, .quiet)\n"
}

/// What the virtual clock reads.
public nonisolated func clockText(_ seconds: Double) -> Styled {
  "\(Phrase.clock(number(seconds)), .quiet)\n"
}

/// Where a time command has stopped.
public nonisolated func pauseText(place: String, line: Int?, depth: Int) -> Styled {
  let source = line.map { "\(Phrase.atLine($0))" } ?? ""
  return "\(Phrase.paused, .note) \(place, .emphasis)\(source, .quiet)\n"
}

/// The prompt at a pause: where you are.
///
/// Plain and short, because line editors want it so.
public nonisolated func pausePrompt(place: String, depth: Int) -> String {
  let nesting = depth > 1 ? " ×\(depth)" : ""
  return "lab[\(place.clipped(to: 48))\(nesting)]> "
}
