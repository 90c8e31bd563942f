/// What a meaning looks like: escape codes for a terminal, or nothing at all.
public nonisolated enum Theme: Hashable, Sendable {
  case plain
  case colour

  public func text(_ styled: Styled) -> String {
    switch self {
    case .plain: styled.text
    case .colour: styled.spans.map(coloured).joined()
    }
  }

  private func coloured(_ span: Styled.Span) -> String {
    guard let code = code(of: span.role) else { return span.text }
    return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
  }

  /// The sixteen colours that every terminal has, so that the learner's own palette is kept.
  private func code(of role: Styled.Role) -> String? {
    switch role {
    case .plain: nil
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "36"
    case .emphasis: "1"
    case .quiet: "2"
    case .mark: "33"
    case .event: "32"
    }
  }
}
