nonisolated extension Misreading {
  public func text(_ language: Language) -> String {
    switch self {
    case .notA(let form): form.plea.text(language)
    case .numberCount(let found, let form):
      Phrase.numberCount.text(
        language, ["found": String(found), "wanted": String(form.labels.count)])
    case .notAChoice(let letters):
      Phrase.notAChoice.text(language, ["letters": letters.joined(separator: ", ")])
    case .notACount: Phrase.notACount.text(language)
    case .unknownItem(let item): Phrase.unknownItem.text(language, ["item": item])
    case .repeatedItem(let item): Phrase.repeatedItem.text(language, ["item": item])
    case .looksLikeCode: Phrase.looksLikeCode.text(language)
    case .missingItems(let items):
      Phrase.missingItems.text(language, ["items": items.joined(separator: ", ")])
    }
  }
}

nonisolated extension AnswerForm {
  fileprivate var plea: Phrase {
    switch self {
    case .rect: .notARect
    case .size: .notASize
    case .point: .notAPoint
    case .number: .notANumber
    case .bool: .notABool
    case .text: .notAText
    }
  }

  /// What an answer of this form looks like; never a likely one.
  func example(_ language: Language) -> String {
    switch self {
    case .rect: "(10, 20, 30, 40)"
    case .size, .point: "(10, 20)"
    case .number: "10"
    case .bool: language == .korean ? "네, 아니요" : "yes, no"
    case .text: "…"
    }
  }
}
