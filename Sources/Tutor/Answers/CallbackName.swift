/// A callback as a lesson names it: `card.layoutSubviews`.
nonisolated struct CallbackName: Hashable, Sendable, CustomStringConvertible {
  /// Whose it is, as the trace calls it.
  var owner: String
  /// Without parentheses and labels.
  var method: String

  init(owner: String, method: String) {
    self.owner = owner
    self.method = Self.baseName(method)
  }

  init?(_ text: String) {
    let parts = Self.baseName(text).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts.contains(where: \.isEmpty),
      text.allSatisfy({ !$0.isWhitespace })
    else { return nil }
    owner = String(parts[0])
    method = String(parts[1])
  }

  var description: String { "\(owner).\(method)" }

  private static func baseName(_ name: String) -> String {
    String(name.prefix { $0 != "(" })
  }
}
