import SwiftSyntax

/// What the compiler says where its new parser has other words for the same.
struct CompilerWords {
  /// Where the compiler says it.
  enum Place {
    /// Where the parser says it.
    case own
    /// At the next thing that is written.
    case next
    /// Behind what is written before, which may be on a line above.
    case behind
    /// Where the statement begins that ends before.
    case statement
  }

  typealias Said = (text: String, place: Place)

  let tree: SourceFileSyntax
  /// What is missing is said once: what is open after it is no mistake of its own.
  private var isBodyMissing = false
  private var isPatternMissing = false
  private var isAfterLoopOfDo = false

  init(_ tree: SourceFileSyntax) {
    self.tree = tree
  }

  /// What to say of one of the parser's errors; nothing where an earlier one says enough.
  mutating func texts(_ message: String, at position: AbsolutePosition) -> [Said] {
    if isBodyMissing, message.hasPrefix("expected '}' to end ") {
      isBodyMissing = false
      return []
    }
    if isPatternMissing, message == "expected '=' in variable" { return [] }
    if isAfterLoopOfDo, message == "expected code block in 'while' statement" {
      isAfterLoopOfDo = false
      return []
    }
    if isLoopOfDo(message, at: position) {
      isAfterLoopOfDo = true
      return [("'do-while' statement is not allowed", .statement)]
    }
    isPatternMissing = message == "expected pattern in variable"
    if let body = Self.bodies[message] {
      isBodyMissing = true
      return [(body, .own)]
    }
    if let text = Self.texts[message] { return [(text, .own)] }
    if message == "expected 'in' in closure signature" {
      return [("expected 'in' after the closure signature", .next)]
    }
    if message == "expected ')' in string literal" {
      return [
        ("cannot find ')' to match opening '(' in string interpolation", .own),
        ("unterminated string literal", .own),
      ]
    }
    if let text = beside(message, at: position) { return [(text, .own)] }
    if let said = closing(message, at: position) ?? separator(message, at: position) {
      return [said]
    }
    return [(Self.name(message) ?? Self.statement(message) ?? Self.plain(message), .own)]
  }

  // MARK: What stands before

  /// What the words before the place tell apart.
  private func beside(_ message: String, at position: AbsolutePosition) -> String? {
    var before: [TokenKind] = []
    var token = next(position)?.previousToken(viewMode: .sourceAccurate)
    while let current = token, before.count < 2 {
      before.append(current.tokenKind)
      token = current.previousToken(viewMode: .sourceAccurate)
    }
    switch message {
    case "keyword 'case' cannot be used as an identifier here":
      return before.first == .comma || before.first == .leftParen ? "expected pattern" : nil
    case "expected parameter clause in function signature":
      let isMade = before.first == .keyword(.`init`)
      return "expected '(' "
        + (isMade ? "for initializer parameters" : "in argument list of function declaration")
    case "'case' label in a 'switch' must have at least one executable statement":
      return before.contains(.keyword(.default))
        ? message.replacing("'case'", with: "'default'") : nil
    case "expected ':' and type in parameter":
      let isUnnamed = before.count == 2 && [.leftParen, .comma].contains(before[1])
      return isUnnamed
        ? "unnamed parameters must be written with the empty name '_'"
        : "expected ':' following argument label and parameter name"
    default: return nil
    }
  }

  // MARK: What is left open

  /// "expected '}' to end class", and what swiftc calls the same.
  private func closing(_ message: String, at position: AbsolutePosition) -> Said? {
    if let end = message.firstMatch(of: /^expected '\}' to end (.+)$/)?.1 {
      return ("expected '}' " + (Self.ends[String(end)] ?? "at end of brace statement"), .next)
    }
    guard let end = message.firstMatch(of: /^expected '([\])])' to end (.+)$/) else { return nil }
    switch end.2 {
    case "array", "dictionary":
      if startsExpression(next(position)) { return ("expected ',' separator", .behind) }
      return ("expected ']' in container literal expression", .own)
    case "array type", "dictionary type": return ("expected ']' in \(end.2)", .own)
    case "parameter clause": return ("expected ',' separator", .behind)
    case "function call", "tuple":
      if startsExpression(next(position)) || isOnSameLine(next(position)) {
        return ("expected ',' separator", .behind)
      }
      return ("expected ')' in expression list", .next)
    case "tuple type": return ("expected ')' at end of tuple list", .own)
    default: return nil
    }
  }

  private static let ends = [
    "class": "in class", "struct": "in struct", "protocol": "in protocol", "actor": "in actor",
    "enum": "at end of enum", "extension": "at end of extension", "closure": "at end of closure",
    "'switch' statement": "at end of 'switch' statement",
  ]

  func next(_ position: AbsolutePosition) -> TokenSyntax? {
    var token = tree.token(at: position)
    while let current = token, current.positionAfterSkippingLeadingTrivia < position {
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return token
  }

  /// Whether the parser stumbles over a `while` right behind the body of a `do`.
  func isLoopOfDo(_ message: String, at position: AbsolutePosition) -> Bool {
    message.hasPrefix("consecutive statements")
      && next(position)?.tokenKind == .keyword(.while) && statement(before: position) != nil
  }

  /// The `do` whose body ends before the place.
  func statement(before position: AbsolutePosition) -> DoStmtSyntax? {
    next(position)?.previousToken(viewMode: .sourceAccurate)?.parent?.as(CodeBlockSyntax.self)?
      .parent?.as(DoStmtSyntax.self)
  }

  private func startsExpression(_ token: TokenSyntax?) -> Bool {
    guard let kind = token?.tokenKind else { return false }
    switch kind {
    case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .leftParen, .leftSquare,
      .prefixOperator:
      return true
    default:
      let words: [Keyword] = [.self, .true, .false, .nil]
      return words.contains { kind == .keyword($0) }
    }
  }

  private func isOnSameLine(_ token: TokenSyntax?) -> Bool {
    guard let token, token.tokenKind != .endOfFile else { return false }
    return !token.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
  }

  // MARK: What stands side by side

  private func separator(_ message: String, at position: AbsolutePosition) -> Said? {
    if message == "expected '=' in variable" { return (Self.consecutive, .own) }
    if message.hasPrefix("unexpected code ': "), message.hasSuffix("in function") {
      return ("expected '->' after function parameter tuple", .own)
    }
    let missing = /^expected ',' in (array element|dictionary element|parameter)$/
    let unexpected =
      /^unexpected code '(.+)' in (function call|tuple|array|dictionary|source file)$/
    if message.contains(missing) { return ("expected ',' separator", .behind) }
    // `animate(…) { … }, completion: { … }` in a body.
    if message.contains(/^unexpected code ',/),
      message.contains(/in (function|closure|code block)$/)
    {
      return (Self.consecutive, .own)
    }
    guard let found = message.firstMatch(of: unexpected.dotMatchesNewlines()) else { return nil }
    if found.2 != "source file" {
      return startsExpression(next(position)) ? ("expected ',' separator", .behind) : nil
    }
    switch found.1.first {
    case ")", "]", ",": return (Self.consecutive, .own)
    case _ where found.1.hasPrefix("else") || found.1.hasPrefix("in "):
      return ("expected expression", .own)
    case ":": return (isAfterSpace(position) ? "expected expression" : Self.consecutive, .own)
    default: return nil
    }
  }

  /// Whether what stands before ends a statement by itself.
  private func isAfterSpace(_ position: AbsolutePosition) -> Bool {
    tree.token(at: position)?.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty
      == false
  }

  private static let consecutive = "consecutive statements on a line must be separated by ';'"

  // MARK: What is named

  /// "expected identifier in class".
  private static func name(_ message: String) -> String? {
    guard let found = message.firstMatch(of: /^expected identifier in (.+)$/)?.1 else {
      return nil
    }
    switch found {
    case "function", "class", "struct", "enum", "protocol", "actor":
      return "expected identifier in \(found) declaration"
    case "enum case": return "expected identifier in enum 'case' declaration"
    default: return nil
    }
  }

  /// A statement among the members of a type, and labels of a `switch`.
  private static func statement(_ message: String) -> String? {
    if let name = message.firstMatch(of: /^unknown infix operator '(.+)'$/)?.1 {
      let meant = ["..": "...", "...<": "..<"][name]
      return "cannot find operator '\(name)' in scope"
        + (meant.map { "; did you mean '\($0)'?" } ?? "")
    }
    if message.hasPrefix("unexpected code '"), message.hasSuffix("in precedencegroup") {
      return "expected operator attribute identifier in precedence group body"
    }
    let second = /^unexpected code '(\w+)' in enum$/
    if message.contains(second) {
      return "found an unexpected second identifier in enum 'case' declaration; "
        + "is there an accidental break?"
    }
    let inType = /^unexpected code '(\w+)(.?).*' in (class|struct|enum|actor|extension)$/
    guard let found = message.firstMatch(of: inType.dotMatchesNewlines()) else { return nil }
    if statementWords.contains(String(found.1)) { return "expected declaration" }
    return found.2 == "." ? "expected 'func' keyword in instance method declaration" : nil
  }

  private static func plain(_ message: String) -> String {
    let both = "separated by newline or ';'"
    if message.hasSuffix(both) { return String(message.dropLast(both.count)) + "separated by ';'" }
    if message.contains(/^expected declaration after '\w+' modifier$/) {
      return "expected declaration"
    }
    return message.hasPrefix("Single-quoted") ? "s" + message.dropFirst() : message
  }

  private static let statementWords: Set = [
    "for", "if", "while", "switch", "return", "do", "guard", "repeat", "defer", "throw", "try",
    "await", "self", "super",
  ]
}
