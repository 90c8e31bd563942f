import Words

/// What a lesson's file name says: `02-now-or-later.ko.md`.
nonisolated struct LessonFileName: Hashable, Sendable {
  /// Without folder, language and extension: the same for a lesson and its translations.
  var stem: String
  var language: Language
  /// Whether the name spells the language; `x.md` is the English original.
  var hasLanguage: Bool

  init(_ path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var pieces = name.split(separator: ".").map(String.init)
    if pieces.count > 1, pieces.last == "md" { pieces.removeLast() }
    let spoken = pieces.count > 1 ? pieces.last.flatMap(Language.init(rawValue:)) : nil
    if spoken != nil { pieces.removeLast() }
    stem = pieces.joined(separator: ".")
    language = spoken ?? .english
    hasLanguage = spoken != nil
  }
}
