/// A sentence of the tutor's, in each of its languages.
///
/// Words in braces are filled in; Korean ones stand where no particle depends on them.
public nonisolated struct Phrase: Hashable, Sendable {
  public var english: String
  public var korean: String

  init(_ english: String, _ korean: String) {
    assert(
      Self.names(in: english) == Self.names(in: korean), "'\(english)' and its Korean differ")
    self.english = english
    self.korean = korean
  }

  /// Fills `values` into the sentence.
  public func text(_ language: Language, _ values: [String: String] = [:]) -> String {
    let sentence =
      switch language {
      case .english: english
      case .korean: korean
      }
    return sentence.replacing(/\{([a-z]+)\}/) { values[String($0.output.1)] ?? "" }
  }

  private static func names(in sentence: String) -> Set<Substring> {
    Set(sentence.matches(of: /\{([a-z]+)\}/).map(\.output.1))
  }
}
