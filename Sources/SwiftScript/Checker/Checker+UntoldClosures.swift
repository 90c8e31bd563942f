import SwiftSyntax

/// `let double = { x in x * 2 }`, `{ y in x + y }` as what a closure gives: nothing tells what the
/// closure takes but what it does with it.
extension Checker {
  /// The function that a closure is by what its parameters are reckoned with, or handed to; `nil`
  /// where it says itself what it takes, or its body does not tell.
  func toldByBody(_ node: ExprSyntax) -> Type? {
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
    // Each guess goes through the closures inside again.
    guard !use.names.isEmpty, closuresInQuestion < Self.deepestQuestion
    else { return nil }
    closuresInQuestion += 1
    defer { closuresInQuestion -= 1 }
    return toldByOperands(use, node) ?? toldByCalls(use.names.count, node)
  }

  /// Curried functions have two or three levels; with each the guesses multiply.
  private static let deepestQuestion = 3

  /// What stands beside the parameters at operators: values from outside, then literals.
  private func toldByOperands(_ use: ParameterUse, _ node: ExprSyntax) -> Type? {
    guard use.names.allSatisfy({ $0 == "_" || use.operands.contains($0) }) else { return nil }
    var values: [Type] = []
    for value in use.values {
      guard let type = guess({ check(value) })?.type, !type.hasHoles, !type.isError,
        !values.contains(type)
      else { continue }
      values.append(type)
    }
    let literals = [
      use.hasFraction ? library.double : nil, use.hasNumber ? library.int : nil,
      use.hasText ? library.string : nil, use.hasTruth ? library.bool : nil,
    ].compactMap { $0 }
    for type in values + literals {
      if let found = told(use.names.map { _ in type }, node) { return found }
    }
    return nil
  }

  /// What takes the parameters in the body: they are left open, and each use notes what it asks.
  private func toldByCalls(_ count: Int, _ node: ExprSyntax) -> Type? {
    guard openTypes == nil else { return nil }
    let open = OpenTypes()
    let types = (0..<count).map { _ in open.fresh() }
    openTypes = open
    _ = guess { check(node, expecting: function(of: types)) }
    openTypes = nil
    let found = types.map { open($0) }
    return found.contains(where: \.hasHoles) ? nil : told(found, node)
  }

  private func told(_ types: [Type], _ node: ExprSyntax) -> Type? {
    guard let found = guess({ check(node, expecting: function(of: types)) })?.type,
      !found.isError, !found.hasHoles
    else { return nil }
    return found
  }

  private func function(of types: [Type]) -> Type {
    .function(FunctionType(of: types, .parameter(GenericParameter("Result"))))
  }
}

extension Checker {
  /// What is wrong with a `$0` that stands for nothing.
  func shorthandFault(_ index: Int) -> String {
    let named = context.syntax?.as(ClosureExprSyntax.self)?.signature?.parameterClause
    let names: [String]
    switch named {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: return "anonymous closure argument not contained in a closure"
    }
    let meant = names.indices.contains(index) ? "; did you mean '\(names[index])'?" : ""
    return
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments\(meant)"
  }

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
  /// What stands beside them at an operator, if it is no literal.
  var values: [ExprSyntax] = []
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

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    for (one, other) in [
      (node.leftOperand, node.rightOperand), (node.rightOperand, node.leftOperand),
    ] where isParameter(one) && !isParameter(other) {
      switch other.kind {
      case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: break
      default: values.append(other)
      }
    }
    return .visitChildren
  }

  private func isParameter(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return isShorthand ? name.hasPrefix("$") : names.contains(name)
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
