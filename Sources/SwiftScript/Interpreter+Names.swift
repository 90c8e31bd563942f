import SwiftReader
import SwiftSyntax

/// What a host may ask of the names that a script has declared.
extension Interpreter {
  /// The script's variables, and those that the host gave it.
  public var variableNames: [String] {
    module.names.compactMap { name, named in
      if case .variable = named { name } else { nil }
    }.sorted()
  }

  /// The types that the script has declared itself.
  public var declaredTypes: [String] { module.types.keys.sorted() }

  /// Whether `name` is a type of the script, of the host or of the library.
  public func isType(_ name: String) -> Bool {
    module.types[name] != nil || library.types[name] != nil
  }

  /// Whether `source` is one expression that calls nothing and assigns nothing: it only reads.
  public static func isPlainExpression(_ source: String) -> Bool {
    let tree = ReadText.tree(of: source)
    guard !tree.hasError, tree.statements.count == 1, let item = tree.statements.first?.item,
      case .expr(let expression) = item
    else { return false }
    let finder = EffectFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return !finder.hasFoundOne
  }
}

/// Looks for whatever might do something.
private nonisolated final class EffectFinder: SyntaxVisitor {
  var hasFoundOne = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    // `a += 1`; comparisons end in `=` too.
    let name = node.operator.text
    let compares = ["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    return name.hasSuffix("=") && !compares ? stop() : .visitChildren
  }

  private func stop() -> SyntaxVisitorContinueKind {
    hasFoundOne = true
    return .skipChildren
  }
}
