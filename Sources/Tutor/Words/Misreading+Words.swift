import Words

nonisolated extension Misreading {
  public func text(_ language: Language) -> String {
    switch self {
    case .notA(let form): form.plea.text(language)
    case .numberCount(let found, let form):
      Phrase.numberCount(found: found, wanted: form.labels.count).text(language)
    case .notAChoice(let letters):
      Phrase.notAChoice(letters.joined(separator: ", ")).text(language)
    case .notACount: Phrase.notACount.text(language)
    case .unknownItem(let item): Phrase.unknownItem(item).text(language)
    case .repeatedItem(let item): Phrase.repeatedItem(item).text(language)
    case .looksLikeCode: Phrase.looksLikeCode.text(language)
    case .missingItems(let items):
      Phrase.missingItems(items.joined(separator: ", ")).text(language)
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
  var example: Phrase {
    switch self {
    case .rect: .verbatim("(10, 20, 30, 40)")
    case .size, .point: .verbatim("(10, 20)")
    case .number: .verbatim("10")
    case .bool: .yesOrNo
    case .text: .verbatim("…")
    }
  }
}
