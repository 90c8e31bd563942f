import Words

/// What an expression gave: `= (0.0, 0.0, 200.0, 200.0)  CGRect`.
public nonisolated func valueText(_ value: String, type: String) -> Styled {
  "= \(value, .emphasis)  \(type, .quiet)\n"
}

/// What the virtual clock reads.
public nonisolated func clockText(_ seconds: Double) -> Styled {
  "\(Phrase.clock(number(seconds)), .quiet)\n"
}

/// At most three decimals.
public nonisolated func secondsText(_ seconds: Double) -> String { number(seconds) }
