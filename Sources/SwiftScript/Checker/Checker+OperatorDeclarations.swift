import SwiftOperators
import SwiftSyntax

/// `infix operator <+>: AdditionPrecedence`, which every operator function stands on.
extension Checker {
  /// - Parameter declarations: what the input declares outside of types.
  func declareOperators(_ declarations: [DeclSyntax]) {
    for item in declarations {
      if let node = item.as(OperatorDeclSyntax.self) {
        module.operatorNames.insert("\(node.fixitySpecifier.text) \(node.name.text)")
        module.operatorTexts += node.trimmedDescription + "\n"
      } else if let node = item.as(PrecedenceGroupDeclSyntax.self) {
        module.precedenceGroups.insert(node.name.text)
        module.operatorTexts += node.trimmedDescription + "\n"
      }
    }
    guard file != "<library>" else { return }
    for item in declarations {
      if let node = item.as(OperatorDeclSyntax.self) {
        node.operatorPrecedenceAndTypes.map { requireGroup($0.precedenceGroup) }
      } else if let node = item.as(PrecedenceGroupDeclSyntax.self) {
        for attribute in node.groupAttributes {
          guard case .precedenceGroupRelation(let relation) = attribute else { continue }
          for one in relation.precedenceGroups { requireGroup(one.name) }
        }
      }
    }
  }

  private func requireGroup(_ name: TokenSyntax) {
    guard !module.precedenceGroups.contains(name.text), !Self.standardGroups.contains(name.text)
    else { return }
    error("unknown precedence group '\(name.text)'", name)
  }

  private static let standardGroups: Set = [
    "BitwiseShiftPrecedence", "MultiplicationPrecedence", "AdditionPrecedence",
    "RangeFormationPrecedence", "CastingPrecedence", "NilCoalescingPrecedence",
    "ComparisonPrecedence", "LogicalConjunctionPrecedence", "LogicalDisjunctionPrecedence",
    "TernaryPrecedence", "AssignmentPrecedence", "FunctionArrowPrecedence", "DefaultPrecedence",
  ]

  /// Of functions outside of types, and of those of types.
  func requireOperators(_ declarations: [DeclSyntax]) {
    guard file != "<library>" else { return }
    let members = typeBodies.filter { !$0.isSynthesized }.flatMap { $0.members.map(\.decl) }
    for item in declarations + members {
      guard let node = item.as(FunctionDeclSyntax.self), isOperator(node.name) else { continue }
      let fixity =
        node.modifiers.first { ["prefix", "postfix"].contains($0.name.text) }?.name.text ?? "infix"
      if !isDeclared(node.name.text, fixity) {
        error("operator implementation without matching operator declaration", node.name)
      }
    }
  }

  private func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  private func isDeclared(_ name: String, _ fixity: String) -> Bool {
    if module.operatorNames.contains("\(fixity) \(name)") { return true }
    let standard = OperatorTable.standardOperators
    return switch fixity {
    case "prefix": standard.prefixOperator(named: name) != nil
    case "postfix": standard.postfixOperator(named: name) != nil
    // One that stands before or behind its operand is missing the word for it, which is said.
    default: standard.infixOperator(named: name) != nil || isUnary(name, standard)
    }
  }

  private func isUnary(_ name: String, _ standard: OperatorTable) -> Bool {
    standard.prefixOperator(named: name) != nil
      || module.operatorNames.contains("prefix \(name)")
      || module.operatorNames.contains("postfix \(name)")
  }
}
