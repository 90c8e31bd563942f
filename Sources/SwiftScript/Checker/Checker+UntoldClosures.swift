import SwiftSyntax

/// `let double = { x in x * 2 }`: nothing tells what the closure takes but what it does with it.
extension Checker {
  /// The function that a closure is by the literals that its parameters are reckoned with; `nil`
  /// where it says itself what it takes, or they do not tell.
  func toldByLiterals(_ node: ExprSyntax) -> Type? {
    guard let closure = node.as(ClosureExprSyntax.self) else { return nil }
    let use = ParameterUse(viewMode: .sourceAccurate)
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: use.names = list.map(\.name.text)
    case .parameterClause(let clause)?:
      guard clause.parameters.allSatisfy({ $0.type == nil }) else { return nil }
      use.names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: use.isShorthand = true
    @unknown default: return nil
    }
    use.walk(closure.statements)
    guard !use.names.isEmpty, use.names.allSatisfy({ $0 == "_" || use.operands.contains($0) })
    else { return nil }
    let types = [
      use.hasFraction ? library.double : nil, use.hasNumber ? library.int : nil,
      use.hasText ? library.string : nil, use.hasTruth ? library.bool : nil,
    ]
    for type in types.compactMap({ $0 }) {
      let wanted = Type.function(
        FunctionType(of: use.names.map { _ in type }, .parameter(GenericParameter("Result"))))
      if let found = guess({ check(node, expecting: wanted) }), !found.type.isError,
        !found.type.hasHoles
      {
        return found.type
      }
    }
    return nil
  }
}

extension Checker {
  /// `compactMap { … return nil … return 2 }`: swiftc takes the type from the first `return`.
  func refuseNilFirst(_ function: FunctionContext, _ node: ClosureExprSyntax) -> Bool {
    guard case .optional(.error)? = function.found.first, function.found.count > 1,
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "compactMap"
    else { return false }
    error("generic parameter 'ElementOfResult' could not be inferred", call)
    function.result = .error
    return true
  }
}

/// What a closure does with its parameters, as far as it stands in its own body.
private nonisolated final class ParameterUse: SyntaxVisitor {
  var names: [String] = []
  var isShorthand = false
  /// Those of the names that are operands.
  var operands: Set<String> = []
  var (hasNumber, hasFraction, hasText, hasTruth) = (false, false, false, false)

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if isShorthand, name.hasPrefix("$"), let index = Int(name.dropFirst()), index < 8 {
      while names.count <= index { names.append("$\(names.count)") }
    }
    switch node.parent?.kind {
    case .infixOperatorExpr: operands.insert(name)
    case .prefixOperatorExpr:
      operands.insert(name)
      if node.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { hasTruth = true }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isShorthand ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    hasNumber = true
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    hasFraction = true
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    hasText = true
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    hasTruth = true
    return .skipChildren
  }
}
