import SwiftSyntax

/// Values of generic types that do not say of what they are: `parse >>> Pipeline { $0 * 2 }`.
extension Checker {
  /// Whether only the other operand tells what the closure takes.
  func isOpenConstruction(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.withoutParentheses.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isGivenClosure(call), let nominal = lookUpType(name)?.nominal, nominal.script != nil,
      !nominal.generics.isEmpty
    else { return false }
    return guess { check(syntax) }.map { $0.type.isError || $0.type.hasHoles } ?? true
  }

  /// `Tree.empty.inserting(2)`, `Query().filter(\Person.isAdult)`: what the method is given tells
  /// of what its base is.
  func foundInMethod(_ base: ExprSyntax, _ name: String, _ list: ArgumentList) -> Type? {
    guard openTypes == nil, !list.arguments.isEmpty, let nominal = openGeneric(base),
      guess({ check(base) }).map({ $0.type.isError || $0.type.hasHoles }) ?? true
    else { return nil }
    let open = nominal.selfType
    for one in members(name, of: open) where one.member.kind == .method {
      guard let type = one.member.functionType, case .fits(let arguments) = list.match(type) else {
        continue
      }
      let candidate = Candidate(
        name: name, type: type, generics: nominal.generics + one.member.generics,
        requirements: one.member.requirements
      ) { _, _, _ in self.failed(list.node) }
      guard
        let told = guess({ checked(arguments, candidate, one.substitution, base)(open) }),
        !told.hasHoles, guess({ check(base, as: told) }) != nil
      else { continue }
      return told
    }
    return nil
  }

  func isGivenClosure(_ call: FunctionCallExprSyntax) -> Bool {
    call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}
