/// A language that LayoutLab speaks.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// From a locale's name, such as `ko_KR.UTF-8`; English unless it is one of ours.
  public init(locale: String) {
    self = Self(named: locale) ?? .english
  }

  /// `ko`, `ko_KR.UTF-8`, `ko-KR`, `Korean` or `한국어`; `nil` if it is none of ours.
  public init?(named name: String) {
    let name = name.lowercased()
    let code = String(name.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" })
    switch code {
    case "en", "english", "영어": self = .english
    case "ko", "korean", "한국어": self = .korean
    default: return nil
    }
  }

  /// What a process's environment asks for: gettext's `LANGUAGE`, then the variables of POSIX.
  ///
  /// As with gettext, `LANGUAGE` may list several and counts for nothing in the C locale.
  public init(environment: [String: String]) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let wanted = (environment["LANGUAGE"] ?? "").split(separator: ":")
    let isPlainC = ["C", "POSIX"].contains { locale == $0 || locale.hasPrefix($0 + ".") }
    let spoken = isPlainC ? nil : wanted.lazy.compactMap { Self(named: String($0)) }.first
    self = spoken ?? Self(locale: locale)
  }
}
