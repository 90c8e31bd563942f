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
      if let belief = beliefs.first {
        lines.append(Phrase.belief.text(language, ["belief": belief.words(language)]))
      }
      if let remark { lines.append(remark.text(language)) }
      if let contradiction { lines.append(contradiction.text(language)) }
      return lines.joined(separator: "\n")
    }
  }
}

extension Contradiction {
  public func text(_ language: Language) -> String {
    let moment = believed ?? happened
    let place = moment?.statement.map { Phrase.place.text(language, ["statement": $0]) }
    let values = [
      "believed": believed?.event.callback?.description ?? "",
      "happened": happened?.event.callback?.description ?? "",
      "place": place ?? "",
    ]
    let phrase: Phrase =
      if believed == nil {
        .contradictedByPresence
      } else if comesLater, happened != nil {
        .contradictedByOrder
      } else {
        .contradictedByAbsence
      }
    return phrase.text(language, values)
  }
}

extension Remark {
  func text(_ language: Language) -> String {
    guard !evidence.isEmpty else { return text }
    let ids = evidence.map(\.id).joined(separator: ", ")
    return "\(text)\n\(Phrase.evidence.text(language, ["ids": ids]))"
  }
}
