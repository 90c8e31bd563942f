/// A piece of what the tutor says, so that whoever shows it knows how to.
public nonisolated enum Telling: Hashable, Sendable {
  /// The author's words.
  case markdown(String)
  /// Ours, a line or more; what stands between backticks is code.
  case sentence(String)
  /// Swift, as it stands.
  case code(String)

  /// Without any dress: Markdown as it was written, code a little further in.
  public var text: String {
    switch self {
    case .markdown(let text), .sentence(let text): text
    case .code(let code):
      code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
  }
}

extension [Telling] {
  var text: String { map(\.text).joined(separator: "\n") }
}
