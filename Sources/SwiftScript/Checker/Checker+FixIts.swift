import SwiftSyntax

/// The edits that mend what the checker refuses: swiftc's own, where it has one.
extension Checker {
  func insert(
    _ text: String, before node: some SyntaxProtocol, saying message: String? = nil
  ) -> Diagnostic.FixIt {
    let start = range(node).start
    return Diagnostic.FixIt(
      message: message ?? "insert '\(text)'",
      range: SourceRange(file: file, start: start, end: start), replacement: text)
  }

  func insert(
    _ text: String, after node: some SyntaxProtocol, saying message: String? = nil
  ) -> Diagnostic.FixIt {
    let end = range(node).end
    return Diagnostic.FixIt(
      message: message ?? "insert '\(text)'",
      range: SourceRange(file: file, start: end, end: end), replacement: text)
  }

  func replace(_ node: some SyntaxProtocol, with text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(message: "replace with '\(text)'", range: range(node), replacement: text)
  }

  /// `before` and `after` around `node`, in parentheses where it would fall apart otherwise.
  private func wrap(
    _ node: some SyntaxProtocol, _ before: String, _ after: String, saying message: String
  ) -> Diagnostic.FixIt {
    var fixIt = insert(before, before: node, saying: message)
    fixIt.others = insert(after, after: node).edits
    return fixIt
  }

  /// Binds tighter than any operator that could follow it.
  private func isPostfix(_ node: some SyntaxProtocol) -> Bool {
    !node.is(InfixOperatorExprSyntax.self) && !node.is(TernaryExprSyntax.self)
      && !node.is(PrefixOperatorExprSyntax.self) && !node.is(AsExprSyntax.self)
      && !node.is(ClosureExprSyntax.self)
  }

  // MARK: Values of another type

  /// `CGFloat(x)` where a number of another type stands.
  func conversion(_ expr: TypedExpr, to type: Type, _ node: some SyntaxProtocol)
    -> [Diagnostic.FixIt]
  {
    let isText = type.unwrappedFully == library.string && isNumeric(expr.type)
    guard isNumeric(expr.type) && isNumeric(type.unwrappedFully) || isText else { return [] }
    let name = "\(type.unwrappedFully)"
    return [wrap(node, "\(name)(", ")", saying: "convert with '\(name)(…)'")]
  }

  /// `??` with a plain value, and `!`, for an optional where a value is wanted.
  func unwrapping(_ type: Type, _ node: some SyntaxProtocol) -> [Diagnostic.FixIt] {
    let (open, close) = isPostfix(node) ? ("", "") : ("(", ")")
    var fixIts: [Diagnostic.FixIt] = []
    if let plain = plainValue(type) {
      fixIts.append(wrap(node, open, "\(close) ?? \(plain)", saying: "insert ' ?? \(plain)'"))
    }
    return fixIts + [wrap(node, open, close + "!", saying: "insert '!'")]
  }

  private func plainValue(_ type: Type) -> String? {
    if isNumeric(type) { return "0" }
    if type == library.string { return "\"\"" }
    if type == library.bool { return "false" }
    return type.nominal === library.array ? "[]" : nil
  }

  /// `!= nil` and `!= 0` for what is no condition.
  func comparison(with text: String, _ node: some SyntaxProtocol) -> [Diagnostic.FixIt] {
    // Under a `!` the comparison turns round.
    if let not = node.as(PrefixOperatorExprSyntax.self)
      ?? node.parent?.as(PrefixOperatorExprSyntax.self),
      not.operator.text == "!"
    {
      return [
        Diagnostic.FixIt(
          message: "replace with '== \(text)'", range: range(not),
          replacement: "\(not.expression.trimmedDescription) == \(text)")
      ]
    }
    let (open, close) = isPostfix(node) ? ("", "") : ("(", ")")
    return [wrap(node, open, "\(close) != \(text)", saying: "insert ' != \(text)'")]
  }

  // MARK: Declarations

  /// `var` in place of the `let` that declares `name`, if that stands in this input.
  func mutable(_ name: String, _ node: some SyntaxProtocol) -> [Diagnostic.FixIt] {
    var root = Syntax(node)
    while let parent = root.parent { root = parent }
    let finder = LetFinder(name, before: node.position)
    finder.walk(root)
    return finder.found.map {
      [
        Diagnostic.FixIt(
          message: "change 'let' to 'var' to make it mutable", range: range($0),
          replacement: "var")
      ]
    } ?? []
  }
}

/// Finds the last `let` that declares a name before a place, or the only one after it.
private nonisolated final class LetFinder: SyntaxVisitor {
  private(set) var found: TokenSyntax?
  private let name: String
  private let place: AbsolutePosition

  init(_ name: String, before place: AbsolutePosition) {
    self.name = name
    self.place = place
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    if node.bindingSpecifier.text == "let", names.contains(name),
      node.position < place || found == nil
    {
      found = node.bindingSpecifier
    }
    return .visitChildren
  }
}
