import UIKitEngine

extension Verdict {
  /// The verdict in a few lines: what is so, which belief says otherwise, and what speaks against it.
  public func text(_ language: Language) -> String {
    let values = ["answer": answer.description, "given": given?.description ?? ""]
    switch judgement {
    case .right: return Phrase.right.text(language, values)
    case .skipped: return Phrase.skipped.text(language, values)
    case .wrong:
      var lines = [Phrase.wrong.text(language, values)]
      lines += beliefLine(language)
      lines += remarks.map { $0.text(language) }
      if let contradiction { lines.append(contradiction.text(language)) }
      return lines.joined(separator: "\n")
    }
  }
}

extension Verdict {
  private func beliefLine(_ language: Language) -> [String] {
    let beliefs = namedBeliefs.map { $0.words(language) }
    guard !beliefs.isEmpty else { return [] }
    let list = beliefs.joined(separator: Phrase.orBelief.text(language))
    return [Phrase.belief.text(language, ["belief": list])]
  }
}

extension Contradiction {
  public func text(_ language: Language) -> String {
    switch self {
    case .absent(let moment):
      Phrase.contradictedByAbsence.text(language, moment.words(language))
    case .present(let moment):
      Phrase.contradictedByPresence.text(language, moment.words(language))
    case .later(let believed, let happened):
      Phrase.contradictedByDelay.text(
        language,
        believed.words(language).merging(["laterplace": happened.place(language)]) { $1 })
    }
  }
}

extension Moment {
  fileprivate func words(_ language: Language) -> [String: String] {
    ["call": event.callback?.description ?? "", "place": place(language)]
  }

  fileprivate func place(_ language: Language) -> String {
    statement.map { Phrase.place.text(language, ["statement": $0]) } ?? ""
  }
}

extension Remark {
  func text(_ language: Language) -> String {
    guard !evidence.isEmpty else { return text }
    let ids = evidence.map(\.id).joined(separator: ", ")
    return "\(text)\n\(Phrase.evidence.text(language, ["ids": ids]))"
  }
}
