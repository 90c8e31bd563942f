import UIKitEngine

extension Verdict {
  /// The verdict in a few lines, as plain text.
  public func text(_ language: Language) -> String { told(language).text }

  /// What is so, which belief says otherwise, and what speaks against it.
  public func told(_ language: Language) -> [Telling] {
    let values = ["answer": answer.description, "given": given?.description ?? ""]
    switch judgement {
    case .right: return [.sentence(Phrase.right.text(language, values))]
    case .skipped: return [.sentence(Phrase.skipped.text(language, values))]
    case .wrong:
      return [.sentence(Phrase.wrong.text(language, values))] + belief(language)
        + remarks.flatMap { $0.told(language) }
        + (contradiction.map { [.sentence($0.text(language))] } ?? [])
    }
  }

  private func belief(_ language: Language) -> [Telling] {
    let beliefs = namedBeliefs.map { $0.words(language) }
    guard !beliefs.isEmpty else { return [] }
    let list = beliefs.joined(separator: Phrase.orBelief.text(language))
    return [.sentence(Phrase.belief.text(language, ["belief": list]))]
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
  func told(_ language: Language) -> [Telling] {
    guard !evidence.isEmpty else { return [.markdown(text)] }
    let ids = evidence.map(\.id).joined(separator: ", ")
    return [.markdown(text), .sentence(Phrase.evidence.text(language, ["ids": ids]))]
  }
}
