/// What a meaning looks like: escape codes for a terminal, or nothing at all.
///
/// All of them take the sixteen colours that every terminal has, so that the learner's own palette is
/// kept; which of those can be read depends on the background.
public nonisolated enum Theme: Hashable, Sendable {
  /// No codes.
  case plain
  /// For a background that nobody knows: what can be read on white and on black.
  case colour
  case light
  case dark

  public func text(_ styled: Styled) -> String {
    self == .plain ? styled.text : styled.spans.map(coloured).joined()
  }

  private func coloured(_ span: Styled.Span) -> String {
    guard let code = code(of: span.role) else { return span.text }
    return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
  }

  private func code(of role: Styled.Role) -> String? {
    switch role {
    case .plain: nil
    case .error: "1;31"
    case .emphasis: "1"
    case .quiet: "2"
    case .warning: pick(colour: "1;35", light: "1;35", dark: "1;33")
    case .note: pick(colour: "35", light: "34", dark: "36")
    case .mark: pick(colour: "35", light: "35", dark: "33")
    case .event: pick(colour: "32", light: "34", dark: "32")
    case .keyword: pick(colour: "1;35", light: "1;35", dark: "1;35")
    case .type: pick(colour: "32", light: "34", dark: "36")
    case .string: "31"
    case .number: pick(colour: "32", light: "34", dark: "33")
    }
  }

  /// Yellow and cyan are lost on white, blue on black.
  private func pick(colour: String, light: String, dark: String) -> String {
    switch self {
    case .plain, .colour: colour
    case .light: light
    case .dark: dark
    }
  }
}

nonisolated extension Theme {
  /// What the environment tells of the background: `COLORFGBG`, such as `15;0` for white on black.
  public init(environment: [String: String]) {
    let colours = (environment["COLORFGBG"] ?? "").split(separator: ";")
    switch colours.last.flatMap({ Int($0) }) {
    case 7?, 15?: self = .light
    case (0...6)?, 8?: self = .dark
    default: self = .colour
    }
  }
}
