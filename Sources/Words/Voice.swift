/// How the program speaks: in which language, and whether its words may lean on what is seen.
public struct Voice: Hashable, Sendable {
  public var language: Language
  /// For screen readers: sentences instead of boxes, arrows, marks and columns.
  public var isPlain: Bool

  public init(_ language: Language = .english, isPlain: Bool = false) {
    self.language = language
    self.isPlain = isPlain
  }

  /// Every way to speak.
  public static let all = Language.allCases.flatMap { language in
    [false, true].map { Voice(language, isPlain: $0) }
  }

  /// The voice that phrases are said in where none is named, as a locale is.
  ///
  /// `Voice.$current.withValue(voice) { … }` sets it for what runs inside.
  @TaskLocal public static var current = Voice()
}
