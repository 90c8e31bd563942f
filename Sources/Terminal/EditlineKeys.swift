import CEditline

/// Which key does what: bound explicitly, because terminals and the two libedits disagree.
nonisolated enum EditlineKeys {
  /// Functions of our own, by the name that a binding uses.
  static let complete = "layoutlab-complete"
  static let interrupt = "layoutlab-interrupt"
  static let paste = "layoutlab-paste"
  static let up = "layoutlab-up"
  static let down = "layoutlab-down"
  /// Control characters that recall, whatever the line holds.
  static let previous = "\u{10}"
  static let next = "\u{E}"

  private static let escape = "\u{1B}"

  /// Escape sequence or control character → libedit's command, or ours.
  static let bindings: [(key: String, command: String)] = [
    ("\u{1}", "ed-move-to-beg"), ("\u{5}", "ed-move-to-end"),
    ("\u{12}", "em-inc-search-prev"), ("\u{17}", "ed-delete-prev-word"),
    ("\u{3}", interrupt), ("\t", complete),
    (previous, "ed-prev-history"), (next, "ed-next-history"),
    ("[A", up), ("[B", down),
    ("[C", "ed-next-char"), ("[D", "ed-prev-char"),
    ("OA", up), ("OB", down),
    ("OC", "ed-next-char"), ("OD", "ed-prev-char"),
    ("[H", "ed-move-to-beg"), ("[F", "ed-move-to-end"),
    ("OH", "ed-move-to-beg"), ("OF", "ed-move-to-end"),
    ("[1~", "ed-move-to-beg"), ("[4~", "ed-move-to-end"),
    ("[7~", "ed-move-to-beg"), ("[8~", "ed-move-to-end"),
    ("[3~", "ed-delete-next-char"),
    ("[1;5C", "em-next-word"), ("[1;5D", "ed-prev-word"),
    ("[1;3C", "em-next-word"), ("[1;3D", "ed-prev-word"),
    ("[200~", paste),
  ].map { key, command in
    (key.hasPrefix("[") || key.hasPrefix("O") ? escape + key : key, command)
  }

  /// The escape sequences that mean something to us; all others are swallowed.
  static let sequences = Set(
    bindings.map(\.key).filter { $0.hasPrefix(escape) }.map { $0.unicodeScalars.map(\.value) })
}
