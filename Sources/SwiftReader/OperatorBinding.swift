import SwiftDiagnostics
import SwiftOperators
import SwiftSyntax

/// Binds the operators of a file, and says of what cannot be bound where it stands in the file.
///
/// The table's own `foldAll` gives the operators of the sequences it has rebuilt from the inside
/// out, and what is rebuilt has no place in a file. Their order and length stay, so the place of
/// the sequence and that of the operator in it tell the rest.
final class OperatorBinding: SyntaxRewriter {
  private let table: OperatorTable
  private(set) var errors: [Diagnostic] = []

  init(_ table: OperatorTable) {
    self.table = table
    super.init()
  }

  override func visitAny(_ node: Syntax) -> Syntax? {
    guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    let rebuilt = super.visit(sequence).as(SequenceExprSyntax.self) ?? sequence
    let folded = table.foldSingle(rebuilt) { error in
      let said = error.asDiagnostic
      let offset = said.position.utf8Offset - rebuilt.position.utf8Offset
      let place = AbsolutePosition(utf8Offset: sequence.position.utf8Offset + offset)
      errors.append(
        Diagnostic(
          node: sequence.token(at: place).map(Syntax.init) ?? node, position: place,
          message: said.diagMessage))
    }
    return Syntax(folded)
  }
}
