import SwiftSyntax

/// `#if`: the settings are those of a debug build of an app for the iOS simulator.
nonisolated enum ConditionalCompilation {
  static func active(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.text == "true"
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node): return node.operator.text == "!" && !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .infixOperatorExpr(let node):
      return node.operator.trimmedDescription == "||"
        ? holds(node.leftOperand) || holds(node.rightOperand)
        : holds(node.leftOperand) && holds(node.rightOperand)
    case .functionCallExpr(let node):
      return holds(
        node.calledExpression.trimmedDescription, node.arguments.trimmedDescription)
    default: return false
    }
  }

  private static func holds(_ test: String, _ argument: String) -> Bool {
    switch test {
    case "os": ["iOS"].contains(argument)
    case "canImport": ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "swift", "compiler": argument.hasPrefix(">=")
    case "arch": argument == "arm64"
    default: false
    }
  }
}

nonisolated extension CodeBlockItemListSyntax {
  /// The statements that are compiled.
  var active: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let node) = item.item, let config = node.as(IfConfigDeclSyntax.self) else {
        return [item]
      }
      guard case .statements(let list)? = ConditionalCompilation.active(config)?.elements else {
        return []
      }
      return list.active
    }
  }
}

nonisolated extension MemberBlockItemListSyntax {
  /// The members that are compiled.
  var active: [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .decls(let list)? = ConditionalCompilation.active(config)?.elements else {
        return []
      }
      return list.active
    }
  }
}

nonisolated extension SwitchCaseListSyntax {
  /// The cases that are compiled.
  var active: [SwitchCaseSyntax] {
    flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let node): return [node]
      case .ifConfigDecl(let config):
        guard case .switchCases(let list)? = ConditionalCompilation.active(config)?.elements else {
          return []
        }
        return list.active
      @unknown default: return []
      }
    }
  }
}
