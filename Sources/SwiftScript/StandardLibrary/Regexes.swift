import SwiftReader

/// A pattern, compiled; what a `Regex` of the script's keeps.
struct RegexCode: BridgedValue {
  private(set) var regex: Regex<AnyRegexOutput>
  /// The same for a thread of its own.
  private(set) var trial: PatternTrial
  /// `Regex("…")`: how many parts it catches, only the match tells.
  let isOpen: Bool

  private static var known: [String: Regex<AnyRegexOutput>] = [:]

  /// A pattern is compiled when it is first met: a literal in a loop is one and the same.
  @MainActor static func compiled(_ pattern: String, isOpen: Bool) throws -> RegexCode {
    let trial = PatternTrial(pattern)
    if let regex = known[pattern] { return RegexCode(regex: regex, trial: trial, isOpen: isOpen) }
    let regex = try Regex(pattern)
    // Patterns put together by a program may be without number.
    if known.count >= 100 { known = [:] }
    known[pattern] = regex
    return RegexCode(regex: regex, trial: trial, isOpen: isOpen)
  }

  /// Whether nobody stopped the program before the search was known to end.
  @MainActor func ends(
    in text: Substring, _ extent: PatternTrial.Extent, _ machine: Machine
  ) -> Bool {
    guard trial.mayBeLong(in: text.utf8.count) else { return true }
    if trial.ends(in: String(text), extent, while: { !machine.isInterrupted() }) { return true }
    machine.ask(after: 1)
    return false
  }

  func find(in text: Substring, _ extent: PatternTrial.Extent) throws -> RegexFinding? {
    let match =
      switch extent {
      case .first, .all: try regex.firstMatch(in: text)
      case .whole: try regex.wholeMatch(in: text)
      case .prefix: try regex.prefixMatch(in: text)
      }
    return match.map { RegexFinding(match: $0, isOpen: isOpen) }
  }

  /// With another setting, here and on a thread of its own.
  func changed(
    _ setting: WritableKeyPath<PatternTrial, Bool>, to does: Bool,
    _ change: (Regex<AnyRegexOutput>) -> Regex<AnyRegexOutput>
  ) -> RegexCode {
    var code = self
    code.regex = change(regex)
    code.trial[keyPath: setting] = does
    return code
  }
}

/// Where a pattern was found.
struct RegexFinding: BridgedValue {
  let match: Regex<AnyRegexOutput>.Match
  let isOpen: Bool

  /// As the script's type for it is: the text alone, a tuple with what was caught, or all by number.
  @MainActor var output: Value {
    if isOpen { return match.output.wrapped }
    let parts = match.output.map { part in part.substring.map { Value.substring($0) } ?? .none }
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }
}

extension AnyRegexOutput: BridgedValue {}
extension AnyRegexOutput.Element: BridgedValue {}

extension StandardLibrary {
  static let regexes: [TypeBinding] = [regexCode, regexFinding, anyOutput, anyOutputElement]

  private static let regexCode = TypeBinding.struct(RegexCode.self, "_RegexCode") { type in
    type.throwingStatic("init(_ pattern: String, _ isOpen: Bool) throws") {
      (pattern: String, isOpen: Bool) in
      try RegexCode.compiled(pattern, isOpen: isOpen)
    }
    type.native("func find(_ text: Substring, _ extent: Int) throws -> _RegexFinding?") {
      machine, arguments in
      machine.attempt("find") {
        let code: RegexCode = try .read(arguments[0])
        let extent = PatternTrial.Extent(rawValue: arguments[2].int) ?? .first
        guard code.ends(in: arguments[1].substring, extent, machine) else { return .none }
        return try code.find(in: arguments[1].substring, extent)?.wrapped ?? .none
      }
    }
    type.native("func all(_ text: Substring) -> [_RegexFinding]") {
      machine, arguments in
      guard let code = RegexCode.unwrap(arguments[0]),
        code.ends(in: arguments[1].substring, .all, machine)
      else { return .array([]) }
      return .array(
        arguments[1].substring.matches(of: code.regex).map {
          RegexFinding(match: $0, isOpen: code.isOpen).wrapped
        })
    }
    type.function("func ignoresCase(_ does: Bool) -> _RegexCode") {
      (code: RegexCode, does: Bool) in
      code.changed(\.ignoresCase, to: does) { $0.ignoresCase(does) }
    }
    type.function("func dotMatchesNewlines(_ does: Bool) -> _RegexCode") {
      (code: RegexCode, does: Bool) in
      code.changed(\.dotMatchesNewlines, to: does) { $0.dotMatchesNewlines(does) }
    }
    type.function("func anchorsMatchLineEndings(_ does: Bool) -> _RegexCode") {
      (code: RegexCode, does: Bool) in
      code.changed(\.anchorsMatchLineEndings, to: does) { $0.anchorsMatchLineEndings(does) }
    }
  }

  private static let regexFinding = TypeBinding.struct(RegexFinding.self, "_RegexFinding") {
    type in
    type.native(
      "var range: Range<String.Index>",
      get: { _, arguments in
        RegexFinding.unwrap(arguments[0]).map { range($0.match.range) } ?? .none
      }, set: nil)
  }

  private static let anyOutput = TypeBinding.struct(AnyRegexOutput.self, "AnyRegexOutput") { type in
    type.native(
      "var _elements: [AnyRegexOutput.Element]",
      get: { _, arguments in
        .array(AnyRegexOutput.unwrap(arguments[0]).map { $0.map(\.wrapped) } ?? [])
      }, set: nil)
  }

  private static let anyOutputElement = TypeBinding.struct(
    AnyRegexOutput.Element.self, "AnyRegexOutput.Element"
  ) { type in
    type.native(
      "var range: Range<String.Index>?",
      get: { _, arguments in
        AnyRegexOutput.Element.unwrap(arguments[0])?.range.map { range($0) } ?? .none
      }, set: nil)
    type.native(
      "var substring: Substring?",
      get: { _, arguments in
        AnyRegexOutput.Element.unwrap(arguments[0])?.substring.map { .substring($0) } ?? .none
      }, set: nil)
    type.property("var name: String?", \.name)
  }

  private static func range(_ range: Range<String.Index>) -> Value {
    .box(RangeBox(range.lowerBound.wrapped, range.upperBound.wrapped, isClosed: false))
  }

  static let regexFunctions = [
    FunctionBinding("func _regexOutput<Output>(_ found: _RegexFinding, _ of: [Output]) -> Output") {
      _, arguments in RegexFinding.unwrap(arguments[0])?.output ?? .none
    }
  ]
}
