import SwiftSyntax

/// Literals that take their type from what is done with them.
extension Checker {
  /// `[5, 1500].map(format)` where the function takes a `Double`: so are the numbers.
  func widened(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ name: String, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    guard base.type == .nominal(library.array, [library.int]), syntax.is(ArrayExprSyntax.self),
      list.arguments.contains(where: { $0.value.is(DeclReferenceExprSyntax.self) })
    else { return nil }
    let function = list.arguments.lazy.compactMap { argument -> FunctionType? in
      guard argument.value.is(DeclReferenceExprSyntax.self), !self.isFunctionGroup(argument.value)
      else { return nil }
      return self.guess { self.check(argument.value) }?.type.function
    }.first
    guard let wanted = function?.parameters.last?.type, isFloating(wanted),
      let again = guess({ check(syntax, as: .nominal(library.array, [wanted])) }),
      !again.type.isError
    else { return nil }
    let numbers = check(syntax, as: .nominal(library.array, [wanted]))
    let methods = members(name, of: numbers.type).filter { $0.member.kind == .method }
    guard !methods.isEmpty else { return nil }
    return call(methods.map { candidate($0, of: numbers) }, list, node, nil)
  }
}
