import SwiftSyntax

extension Prelude {
  static let regexNames = [
    "Regex", "Match(of", ".matches(of", "ignoresCase",
  ]

  /// Whether there is a `/literal/` in the text, which no name gives away.
  static func hasRegex(_ source: String, _ tree: SourceFileSyntax) -> Bool {
    guard source.contains("/") else { return false }
    return tree.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .regexSlash }
  }

  /// Regular expressions, whose work Swift's own do.
  static let regexes = Part(
    names: regexNames,
    source: types + on(["String", "Substring"], searches) + on(["String", "Substring"], changes))

  private static let types = """
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      let _code: _RegexCode
      init(_code code: _RegexCode) { _code = code }
      init(_ pattern: String, as outputType: Output.Type) throws {
        _code = try _RegexCode(pattern, false)
      }
      init(_literal pattern: String) {
        do { _code = try _RegexCode(pattern, false) } catch { fatalError("\\(error)") }
      }
      var regex: Regex<Output> { self }
      @dynamicMemberLookup
      struct Match {
        let _found: _RegexFinding
        var range: Range<String.Index> { _found.range }
        var output: Output { _regexOutput(_found, []) }
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
      }
      func _find(_ text: Substring, _ extent: Int) throws -> Regex<Output>.Match? {
        try _code.find(text, extent).map { Regex<Output>.Match(_found: $0) }
      }
      func _all(_ text: Substring) -> [Regex<Output>.Match] {
        _code.all(text).map { Regex<Output>.Match(_found: $0) }
      }
      func firstMatch(in string: String) throws -> Regex<Output>.Match? { try _find(string[...], 0) }
      func wholeMatch(in string: String) throws -> Regex<Output>.Match? { try _find(string[...], 1) }
      func prefixMatch(in string: String) throws -> Regex<Output>.Match? { try _find(string[...], 2) }
      func firstMatch(in string: Substring) throws -> Regex<Output>.Match? { try _find(string, 0) }
      func wholeMatch(in string: Substring) throws -> Regex<Output>.Match? { try _find(string, 1) }
      func prefixMatch(in string: Substring) throws -> Regex<Output>.Match? { try _find(string, 2) }
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> {
        Regex<Output>(_code: _code.ignoresCase(ignoresCase))
      }
      func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
        Regex<Output>(_code: _code.dotMatchesNewlines(dotMatchesNewlines))
      }
      func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {
        Regex<Output>(_code: _code.anchorsMatchLineEndings(matchLineEndings))
      }
    }
    extension Regex where Output == AnyRegexOutput {
      init(_ pattern: String) throws { _code = try _RegexCode(pattern, true) }
    }
    extension Regex.Match where Output == Substring {
      subscript<T>(dynamicMember keyPath: KeyPath<(Substring, Never?), T>) -> T {
        (output, nil)[keyPath: keyPath]
      }
    }
    extension Regex.Match where Output == AnyRegexOutput {
      subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
      subscript<T>(dynamicMember keyPath: KeyPath<(Substring, Never?), T>) -> T {
        (output[0].substring ?? "", nil)[keyPath: keyPath]
      }
      var count: Int { output.count }
    }
    extension AnyRegexOutput: Sequence {
      func makeIterator() -> IndexingIterator<[AnyRegexOutput.Element]> { _elements.makeIterator() }
      var count: Int { _elements.count }
      subscript(position: Int) -> AnyRegexOutput.Element { _elements[position] }
    }

    """

  private static let searches = """
    func firstMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
      (try? r.regex._find(self[...], 0)) ?? nil
    }
    func wholeMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
      (try? r.regex._find(self[...], 1)) ?? nil
    }
    func prefixMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
      (try? r.regex._find(self[...], 2)) ?? nil
    }
    func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match] {
      r.regex._all(self[...])
    }
    func contains<R: RegexComponent>(_ regex: R) -> Bool { firstMatch(of: regex) != nil }
    func starts(with prefix: String) -> Bool { hasPrefix(prefix) }
    func starts(with prefix: some Sequence<Character>) -> Bool { hasPrefix(String(prefix)) }
    func starts<R: RegexComponent>(with regex: R) -> Bool { prefixMatch(of: regex) != nil }
    func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] {
      regex.regex._all(self[...]).map { $0.range }
    }
    func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? {
      firstMatch(of: regex)?.range
    }
    func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring {
      prefixMatch(of: regex).map { self[$0.range.upperBound...] } ?? self[...]
    }
    func split<R: RegexComponent>(
      separator: R, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> [Substring] {
      var parts: [Substring] = []
      var start = startIndex
      for found in separator.regex._all(self[...]) {
        if parts.count == maxSplits { break }
        let part = self[start..<found.range.lowerBound]
        start = found.range.upperBound
        if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
      }
      let rest = self[start...]
      if !rest.isEmpty || !omittingEmptySubsequences { parts.append(rest) }
      return parts
    }
    """

  private static let changes = """
    func replacing<R: RegexComponent>(
      _ regex: R, with replacement: String, maxReplacements: Int = .max
    ) -> Self {
      replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
    }
    func replacing<R: RegexComponent>(
      _ regex: R, maxReplacements: Int = .max,
      with replacement: (Regex<R.RegexOutput>.Match) throws -> String
    ) rethrows -> Self {
      var result = ""
      var start = startIndex
      for found in regex.regex._all(self[...]).prefix(maxReplacements) {
        result += self[start..<found.range.lowerBound]
        result += try replacement(found)
        start = found.range.upperBound
      }
      result += self[start...]
      return Self(result)
    }
    mutating func replace<R: RegexComponent>(
      _ regex: R, with replacement: String, maxReplacements: Int = .max
    ) {
      self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
    }
    mutating func replace<R: RegexComponent>(
      _ regex: R, maxReplacements: Int = .max,
      with replacement: (Regex<R.RegexOutput>.Match) throws -> String
    ) rethrows {
      self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
    }
    """
}
