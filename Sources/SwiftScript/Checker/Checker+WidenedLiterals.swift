import SwiftSyntax

/// Literals that take their type from what is done with them.
extension Checker {
  /// `Pair(a: 1.5, b: 2).swapped()`, where only pairs of one type can be: the literal is what the
  /// other one is.
  func unified(_ base: TypedExpr, _ syntax: ExprSyntax, _ name: String) -> TypedExpr {
    guard syntax.is(FunctionCallExprSyntax.self), case .nominal(let nominal, let given) = base.type,
      nominal.script != nil, given.contains(library.int), let wider = given.first(where: isFloating)
    else { return base }
    let same = Type.nominal(nominal, given.map { $0 == library.int ? wider : $0 })
    guard members(name, of: base.type).isEmpty, !members(name, of: same).isEmpty,
      guess({ check(syntax, as: same) }) != nil
    else { return base }
    return check(syntax, as: same)
  }

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
