import Render
import Words

extension Command {
  static let set = Command(
    name: "set", usage: ":set [NAME [VALUE]]", summary: .setSummary, details: .setDetails,
    group: .session, arguments: .setting,
    forms: [
      Form(":set", .setFormAll),
      Form(":set theme", .setFormOne),
      Form(":set theme light", .setFormValue),
    ], seeAlso: ["lang", "alias"]
  ) { argument, loop in
    let words = argument.split(
      maxSplits: 1, whereSeparator: { $0.isWhitespace || $0 == "=" }
    ).map(String.init)
    guard let name = words.first else { return .show(settingsText(Setting.all, loop)) }
    let found = Setting.named(name)
    guard let setting = found.first, found.count == 1 else {
      return .refused(noSetting(name, found))
    }
    guard let value = words.dropFirst().first?.drop(while: { $0 == " " || $0 == "=" }) else {
      return .show(settingsText([setting], loop))
    }
    return change(setting, to: String(value), loop)
  }

  static let lang = Command(
    name: "lang", usage: ":lang [en|ko]", summary: .langSummary, details: .langDetails,
    group: .session, arguments: .words(Language.allCases.map(\.rawValue)), seeAlso: ["set"]
  ) { argument, loop in
    guard let setting = Setting.named("lang").first else { return .refused(.helpListsCommands) }
    guard !argument.isEmpty else { return .show(settingsText([setting], loop)) }
    let outcome = change(setting, to: argument, loop)
    // What a script of commands says is for once.
    if loop.isInteractive, case .show = outcome {
      loop.rememberedLanguage.set(loop.settings.language)
    }
    return outcome
  }

  private static func change(_ setting: Setting, to value: String, _ loop: Loop) -> Outcome {
    var settings = loop.settings
    guard setting.set(value, &settings) else {
      return .refused(.noValue(value, for: setting.name, setting.choices))
    }
    let lesson = loop.change(to: settings)
    // Said in the language that it brings.
    return loop.speaking {
      .show("\(Phrase.isSet(setting.name, setting.value(settings)), .quiet)\n" + lesson)
    }
  }

  private static func noSetting(_ name: String, _ found: [Setting]) -> Phrase {
    let names = (found.isEmpty ? Setting.all : found).map(\.name).joined(separator: ", ")
    return .noSetting(name, names)
  }

  private static func settingsText(_ settings: [Setting], _ loop: Loop) -> Styled {
    definitionText(
      settings.map { setting in
        let value = setting.value(loop.settings)
        return (
          "\(setting.name, .emphasis) \(value)",
          "\("\(setting.summary)") \("\(Phrase.takes(setting.choices))", .quiet)"
        )
      }, width: loop.width)
  }
}
