/// What a pattern catches, in order: as the tuple of its matches has it.
struct RegexCaptures {
  struct Capture: Equatable {
    let name: String?
    /// It may be left out although all matches.
    var isOptional = false
  }

  private(set) var captures: [Capture] = []
  private var rest: Substring
  /// In a literal of several lines blanks say nothing, and `#` begins a remark.
  private let isExtended: Bool

  private struct Group {
    /// The first of the captures in it, itself included.
    let start: Int
    let isCapture: Bool
    var hasChoice = false
  }

  init(of pattern: String, isExtended: Bool) {
    rest = pattern[...]
    self.isExtended = isExtended
    var groups = [Group(start: 0, isCapture: false)]
    while let character = rest.popFirst() {
      switch character {
      case "\\": skipEscaped()
      case "[": skipClass()
      case "#" where isExtended: rest = rest.drop { !$0.isNewline }
      case "(": open(&groups)
      case ")" where groups.count > 1: close(groups.removeLast())
      case "|": groups[groups.count - 1].hasChoice = true
      default: break
      }
    }
    for group in groups { close(group) }
  }

  /// `Substring`, or `(Substring, year: Substring, Substring?)`.
  var outputType: String {
    guard !captures.isEmpty else { return "Substring" }
    let parts = captures.map { capture in
      (capture.name.map { "\($0): " } ?? "") + (capture.isOptional ? "Substring?" : "Substring")
    }
    return "(\((["Substring"] + parts).joined(separator: ", ")))"
  }

  private mutating func skipEscaped() {
    guard rest.popFirst() == "Q" else { return }
    while !rest.isEmpty, !rest.hasPrefix("\\E") { rest.removeFirst() }
  }

  private mutating func skipClass() {
    if rest.first == "^" { rest.removeFirst() }
    if rest.first == "]" { rest.removeFirst() }
    while let character = rest.popFirst(), character != "]" {
      if character == "\\" { _ = rest.popFirst() }
      if character == "[" { skipClass() }
    }
  }

  private mutating func open(_ groups: inout [Group]) {
    let start = captures.count
    guard rest.hasPrefix("?") else {
      captures.append(Capture(name: nil))
      groups.append(Group(start: start, isCapture: true))
      return
    }
    for mark in ["?<", "?P<"] where rest.hasPrefix(mark) {
      let name = rest.dropFirst(mark.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, rest[name.endIndex...].hasPrefix(">") else { continue }
      rest = rest[name.endIndex...].dropFirst()
      captures.append(Capture(name: String(name)))
      groups.append(Group(start: start, isCapture: true))
      return
    }
    if rest.hasPrefix("?#") {
      rest = rest.drop { $0 != ")" }.dropFirst()
      return
    }
    // `(?i)` changes how the rest is read and holds nothing.
    let options = rest.dropFirst().prefix { $0.isLetter || $0 == "-" || $0 == "^" }
    if !options.isEmpty, rest[options.endIndex...].first == ")" {
      rest = rest[options.endIndex...].dropFirst()
      return
    }
    groups.append(Group(start: start, isCapture: false))
  }

  private mutating func close(_ group: Group) {
    let inner = group.isCapture ? group.start + 1 : group.start
    let first = mayBeAbsent ? group.start : group.hasChoice ? inner : captures.count
    for index in captures.indices.dropFirst(first) { captures[index].isOptional = true }
  }

  /// Whether what has just ended may match no times at all: `?`, `*`, `{0,…}`, `{,…}`.
  private var mayBeAbsent: Bool {
    let next = isExtended ? rest.drop(while: \.isWhitespace) : rest
    guard next.first == "{" else { return next.first == "?" || next.first == "*" }
    let least = next.dropFirst().prefix { $0.isNumber || $0 == " " }
    return Int(least.filter(\.isNumber)) ?? 0 == 0
  }
}
