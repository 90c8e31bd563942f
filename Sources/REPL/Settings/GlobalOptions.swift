import Words

/// What a command line says about how the program speaks and looks; the rest says what it does.
nonisolated struct GlobalOptions: Hashable, Sendable {
  var language: Language?
  var isPlain = false
  var theme: ThemeChoice?
  /// Whether the learner's start file comes before the prompt.
  var readsStartFile = true

  init() {}

  /// Takes its options out of `arguments`, wherever they stand before a `--`.
  init(taking arguments: inout [String]) throws(UsageError) {
    var kept: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--":
        kept += [word] + rest
        rest = []
      case "--plain": isPlain = true
      case "--no-init": readsStartFile = false
      case "--lang", "--theme":
        guard let value = rest.popFirst() else { throw UsageError(.optionNeedsValue(word)) }
        try set(word, value)
      case _ where word.hasPrefix("--lang=") || word.hasPrefix("--theme="):
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        try set(String(parts[0]), String(parts[1]))
      case _ where Self.optionsWithText.contains(word):
        // What follows is a text or a file's name, whatever it looks like.
        kept += [word] + [rest.popFirst()].compactMap { $0 }
      default: kept.append(word)
      }
    }
    arguments = kept
  }

  /// The language that `arguments` ask for, whatever else is wrong with them.
  static func language(in arguments: [String]) -> Language? {
    zip(arguments, arguments.dropFirst() + [""]).lazy.compactMap { word, next in
      word == "--lang"
        ? Language(named: next)
        : word.hasPrefix("--lang=") ? Language(named: String(word.dropFirst(7))) : nil
    }.first
  }

  private static let optionsWithText: Set = ["-e", "--trace", "--answers", "--until"]

  private mutating func set(_ option: String, _ value: String) throws(UsageError) {
    if option == "--lang" {
      guard let found = Language(named: value) else { throw UsageError(.langTakes(value)) }
      language = found
    } else {
      guard let found = ThemeChoice(rawValue: value) else { throw UsageError(.themeTakes(value)) }
      theme = found
    }
  }
}

extension Settings {
  /// - Parameter language: what the options leave open.
  init(_ options: GlobalOptions, else language: Language) {
    self.language = options.language ?? language
    isPlain = options.isPlain
    theme = options.theme ?? .auto
  }
}
