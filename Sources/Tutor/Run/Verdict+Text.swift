import UIKitEngine
import Words

extension Verdict {
  /// The verdict in a few lines, as plain text.
  public func text(_ language: Language) -> String { told(language).text }

  /// What is so, which belief says otherwise, and what speaks against it.
  public func told(_ language: Language) -> [Telling] {
    switch judgement {
    case .right: return [.sentence(Phrase.right(answer.description).text(language))]
    case .skipped: return [.sentence(Phrase.skipped(answer.description).text(language))]
    case .wrong:
      let given = given?.description ?? ""
      let verdict = Phrase.wrong(given: given, answer: answer.description).text(language)
      return [.sentence(verdict)] + belief(language) + remarks.flatMap { $0.told(language) }
        + (contradiction.map { [.sentence($0.text(language))] } ?? [])
    }
  }

  private func belief(_ language: Language) -> [Telling] {
    let beliefs = namedBeliefs.map { $0.belief.text(language) }
    guard !beliefs.isEmpty else { return [] }
    let list = beliefs.joined(separator: Phrase.orBelief.text(language))
    return [.sentence(Phrase.belief(list).text(language))]
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
    case .swapped(let believed, let happened):
      .contradictedByOrder(believed.call, happened.call)
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
  func told(_ language: Language) -> [Telling] {
    guard !evidence.isEmpty else { return [.markdown(text)] }
    let ids = evidence.map(\.id).joined(separator: ", ")
    return [.markdown(text), .sentence(Phrase.restsOn(ids).text(language))]
  }
}
