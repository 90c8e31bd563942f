/// What an answer was worth.
extension Phrase {
  public static func right(_ answer: String) -> Phrase {
    Phrase(
      "✓ Right: \(answer)", "✓ 맞았어요: \(answer)",
      plain: "Right: \(answer)", "맞았어요: \(answer)")
  }
  public static func wrong(given: String, answer: String) -> Phrase {
    Phrase(
      "✗ Not so.\n  You said: \(given)\n  The app says: \(answer)",
      "✗ 달라요.\n  내 답: \(given)\n  앱의 답: \(answer)",
      plain: "Not so.\nYou said: \(given)\nThe app says: \(answer)",
      "달라요.\n내 답: \(given)\n앱의 답: \(answer)")
  }
  public static func skipped(_ answer: String) -> Phrase {
    Phrase(
      "– The app says: \(answer)", "– 앱의 답: \(answer)",
      plain: "Skipped. The app says: \(answer)", "건너뛰었어요. 앱의 답: \(answer)")
  }
  /// - Parameter beliefs: clauses, joined with `orBelief`.
  public static func belief(_ beliefs: String) -> Phrase {
    Phrase("That would be the answer if \(beliefs).", "‘\(beliefs)’라고 생각하면 나오는 답이에요.")
  }
  public static let orBelief = Phrase(", or if ", "’ 또는 ‘")
  public static func restsOn(_ ids: String) -> Phrase {
    Phrase("Rests on \(ids).", "근거: \(ids)")
  }
}

/// What the record has to say against a belief.
extension Phrase {
  /// Empty where no statement is known.
  public static func place(_ statement: String?) -> Phrase {
    statement.map { Phrase(" at `\($0)`", " `\($0)`에서") } ?? .verbatim("")
  }
  public static func contradictedByAbsence(_ call: String, _ place: Phrase) -> Phrase {
    Phrase(
      "Then `\(call)` would have run\(place). The record shows no such call there.",
      "그렇다면\(place) `\(call)` 호출이 일어났어야 해요. 기록에는 그때 그런 호출이 없어요.")
  }
  public static func contradictedByDelay(
    _ call: String, _ place: Phrase, later: Phrase
  ) -> Phrase {
    Phrase(
      "Then `\(call)` would have run\(place). In the record it runs later\(later).",
      "그렇다면\(place) `\(call)` 호출이 일어났어야 해요. 기록을 보면 더 나중에\(later) 일어나요.")
  }
  public static func contradictedByOrder(_ call: String, _ other: String) -> Phrase {
    Phrase(
      "Then `\(call)` would have come before `\(other)`. In the record it comes after it.",
      "그렇다면 `\(call)` 호출이 `\(other)` 호출보다 먼저여야 해요. 기록에서는 그 뒤에 나와요.")
  }
  public static func contradictedByPresence(_ call: String, _ place: Phrase) -> Phrase {
    Phrase(
      "Then `\(call)` would not have run\(place). The record shows that it did.",
      "그렇다면\(place) `\(call)` 호출이 없어야 해요. 기록에는 그 호출이 있어요.")
  }
}
