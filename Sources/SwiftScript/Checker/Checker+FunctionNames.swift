import SwiftSyntax

/// What `#function` says.
extension Checker {
  /// The name of the declaration that `node` stands in: a function with its labels, a property for its
  /// accessors, a type for the values that its properties have to begin with.
  func functionName(at node: some SyntaxProtocol) -> String {
    var next = node.parent
    while let one = next {
      if let name = functionName(of: one) { return name }
      next = one.parent
    }
    return node.root.id == treeID ? "main" : context.functionName
  }

  private func functionName(of node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let node):
      let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
      let labels = labels(node.signature.parameterClause)
      return node.name.text.unquoted.full(with: isOperator ? labels.map { _ in nil } : labels)
    case .initializerDecl(let node):
      return "init".full(with: labels(node.signature.parameterClause))
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl(let node):
      // Without a label of its own a parameter of a subscript has none.
      return "subscript".full(
        with: node.parameterClause.parameters.map {
          $0.secondName == nil || $0.firstName.text == "_" ? nil : $0.firstName.text
        })
    case .patternBinding(let node):
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
      let isLazy = variable?.modifiers.contains { $0.name.text == "lazy" } ?? false
      return node.accessorBlock != nil || isLazy ? name.unquoted : nil
    case .extensionDecl(let node):
      return node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
      return node.asProtocol((any NamedDeclSyntax).self)?.name.text.unquoted
    default: return nil
    }
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> [String?] {
    clause.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
  }
}
