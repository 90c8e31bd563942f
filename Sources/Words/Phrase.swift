/// A sentence of ours, or a piece of one, in each of its languages.
///
/// The table of them is this module: each is a static member, and what it says of someone is an
/// argument, so that the compiler checks it. `"\(Phrase.nothingPending)"` says it in the current
/// voice.
///
/// ```swift
/// public static func noView(_ name: String) -> Phrase {
///   Phrase("'\(name)' is no view here", "'\(name)'\(.이라는) 뷰가 없어요")
/// }
/// ```
public struct Phrase: Hashable, Sendable {
  private let english: Wording
  private let korean: Wording
  /// For screen readers, where the words above lean on a mark or an arrow.
  private let plain: [Language: Wording]

  init(_ english: Wording, _ korean: Wording) {
    self.english = english
    self.korean = korean
    plain = [:]
  }

  init(_ english: Wording, _ korean: Wording, plain plainEnglish: Wording, _ plainKorean: Wording) {
    self.english = english
    self.korean = korean
    plain = [.english: plainEnglish, .korean: plainKorean]
  }

  /// What reads the same in every language: a name, code, a path, words that are not ours.
  public static func verbatim(_ text: String) -> Phrase {
    Phrase(Wording(stringLiteral: text), Wording(stringLiteral: text))
  }

  /// The sentence as `voice` says it.
  public func text(_ voice: Voice) -> String {
    let wording =
      switch voice.language {
      case .english: english
      case .korean: korean
      }
    let spoken = voice.isPlain ? plain[voice.language] ?? wording : wording
    return spoken.text(voice)
  }

  /// The sentence in `language`, for eyes or for ears as the current voice is.
  public func text(_ language: Language) -> String {
    text(Voice(language, isPlain: Voice.current.isPlain))
  }
}

extension Phrase: CustomStringConvertible {
  /// In the current voice.
  public var description: String { text(.current) }
}
