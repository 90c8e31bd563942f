import SwiftParser
import SwiftSyntax

/// Reads closures anew whose first statement the parser took for parameters.
///
/// To the compiler, `(a)` at the beginning of a closure is a list of parameters only if `in` or what a
/// function's type has stands behind it. swift-syntax (6.3) takes it for one also where an `in`
/// comes later, as that of a loop, and then misses one here. What stands in the braces is parsed
/// alone then: the text stays what it is, and so do all places in it.
final class ClosureBeginnings: SyntaxRewriter {
  static func read(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    ClosureBeginnings().rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    guard let signature = node.signature, signature.returnClause == nil,
      signature.inKeyword.isMissing
        || signature.unexpectedBetweenReturnClauseAndInKeyword != nil
    else { return super.visit(node) }
    let bytes = node.syntaxTextBytes
    let start = node.leftBrace.totalLength.utf8Length
    let end = bytes.count - node.rightBrace.totalLength.utf8Length
    guard start <= end else { return super.visit(node) }
    let inside = Self.read(
      Parser.parse(source: String(decoding: bytes[start..<end], as: UTF8.self)))
    let closure = ClosureExprSyntax(
      leftBrace: node.leftBrace, statements: inside.statements,
      inside.unexpectedBetweenStatementsAndEndOfFileToken,
      rightBrace: node.rightBrace.with(
        \.leadingTrivia, inside.endOfFileToken.leadingTrivia + node.rightBrace.leadingTrivia))
    return ExprSyntax(closure)
  }
}

extension TokenSyntax {
  fileprivate var isMissing: Bool { presence == .missing }
}
