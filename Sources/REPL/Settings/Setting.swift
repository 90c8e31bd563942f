import Words

/// One thing that `:set` shows and changes: a value in a table, as a command is.
struct Setting {
  var name: String
  /// The words that it takes, for completion and for complaints.
  var words: [String]
  /// What else it takes.
  var takes: Phrase?
  var summary: Phrase
  var value: (Settings) -> String
  /// Sets it to what a text says; `false` if that is no value for it.
  var set: (_ text: String, _ settings: inout Settings) -> Bool

  static let all: [Setting] = [
    .language, .plain, .theme, .width, .echo, .trace, .seconds, .steps, .events, .memory,
  ]

  /// The settings whose name begins so; one if the name is whole.
  static func named(_ name: String) -> [Setting] {
    if let exact = all.first(where: { $0.name == name }) { return [exact] }
    return all.filter { $0.name.hasPrefix(name) }
  }

  /// What it takes, in words: `auto, light, dark or none`.
  var choices: String {
    (words + [takes.map { "\($0)" }].compactMap { $0 }).joined(separator: ", ")
  }
}

extension Setting {
  private static let language = Setting(
    name: "lang", words: Language.allCases.map(\.rawValue), summary: .langSetting,
    value: \.language.rawValue
  ) { text, settings in
    guard let language = Language(named: text) else { return false }
    settings.language = language
    return true
  }

  private static let plain = Setting(
    "plain", \.isPlain, .plainSetting)

  private static let theme = Setting(
    name: "theme", words: ThemeChoice.allCases.map(\.rawValue), summary: .themeSetting,
    value: \.theme.rawValue
  ) { text, settings in
    guard let theme = ThemeChoice(rawValue: text) else { return false }
    settings.theme = theme
    return true
  }

  private static let width = Setting(
    name: "width", words: ["auto"], takes: .columns, summary: .widthSetting,
    value: { settings in settings.width.map { String($0) } ?? "auto" }
  ) { text, settings in
    guard text == "auto" || Int(text).map({ (20...1000).contains($0) }) == true else {
      return false
    }
    settings.width = Int(text)
    return true
  }

  private static let echo = Setting("echo", \.coloursInput, .echoSetting)
  private static let trace = Setting("trace", \.showsTrace, .traceSetting)

  private static let seconds = Setting(
    name: "seconds", words: [], takes: .virtualSeconds, summary: .secondsSetting,
    value: { settings in
      let seconds = settings.runSeconds
      return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
  ) { text, settings in
    guard let seconds = Double(text), (0...1e9).contains(seconds) else { return false }
    settings.runSeconds = seconds
    return true
  }

  private static let steps = Setting("steps", \.steps, .stepsSetting)
  private static let events = Setting("events", \.events, .eventsSetting)
  private static let memory = Setting("memory", \.memory, .memorySetting)

  /// A switch.
  private init(_ name: String, _ path: WritableKeyPath<Settings, Bool>, _ summary: Phrase) {
    self.init(
      name: name, words: ["on", "off"], summary: summary,
      value: { $0[keyPath: path] ? "on" : "off" }
    ) { text, settings in
      let values = [
        "on": true, "yes": true, "true": true, "off": false, "no": false, "false": false,
      ]
      guard let value = values[text.lowercased()] else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  /// A limit, or none.
  private init(_ name: String, _ path: WritableKeyPath<Settings, Int?>, _ summary: Phrase) {
    self.init(
      name: name, words: ["none"], takes: .wholeNumber, summary: summary,
      value: { $0[keyPath: path].map { String($0) } ?? "none" }
    ) { text, settings in
      let number = Int(text.filter { $0 != "_" })
      guard text == "none" || number.map({ $0 > 0 }) == true else { return false }
      settings[keyPath: path] = number
      return true
    }
  }
}
