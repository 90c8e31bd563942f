import UIKitEngine
import Words

extension Verdict {
  /// The verdict in a few lines: what is so, which belief says otherwise, and what speaks against it.
  public func text(_ language: Language) -> String {
    switch judgement {
    case .right: return Phrase.right(answer.description).text(language)
    case .skipped: return Phrase.skipped(answer.description).text(language)
    case .wrong:
      let given = given?.description ?? ""
      var lines = [Phrase.wrong(given: given, answer: answer.description).text(language)]
      lines += beliefLine(language)
      lines += remarks.map { $0.text(language) }
      if let contradiction { lines.append(contradiction.text(language)) }
      return lines.joined(separator: "\n")
    }
  }
}

extension Verdict {
  private func beliefLine(_ language: Language) -> [String] {
    let beliefs = namedBeliefs.map { $0.belief.text(language) }
    guard !beliefs.isEmpty else { return [] }
    let list = beliefs.joined(separator: Phrase.orBelief.text(language))
    return [Phrase.belief(list).text(language)]
  }
}

extension Contradiction {
  public func text(_ language: Language) -> String {
    phrase.text(language)
  }

  private var phrase: Phrase {
    switch self {
    case .absent(let moment): .contradictedByAbsence(moment.call, moment.place)
    case .present(let moment): .contradictedByPresence(moment.call, moment.place)
    case .later(let believed, let happened):
      .contradictedByDelay(believed.call, believed.place, later: happened.place)
    }
  }
}

extension Moment {
  fileprivate var call: String { event.callback?.description ?? "" }
  fileprivate var place: Phrase { .place(statement) }
}

extension Remark {
  func text(_ language: Language) -> String {
    guard !evidence.isEmpty else { return text }
    let ids = evidence.map(\.id).joined(separator: ", ")
    return "\(text)\n\(Phrase.restsOn(ids).text(language))"
  }
}
