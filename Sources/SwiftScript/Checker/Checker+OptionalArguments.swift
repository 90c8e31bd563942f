import SwiftSyntax

/// `Int(field.text)`: none of several initialisers takes an optional.
extension Checker {
  /// Says that it must be unwrapped where one of them takes what it holds.
  ///
  /// Of texts and collections there are several that would do, and swiftc prefers none.
  func refuseOptionals(
    _ fitting: [(Candidate, [[ArgumentList.Argument]])],
    _ chosen: (Candidate, [[ArgumentList.Argument]]), _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Bool {
    guard !isGuessing, openTypes == nil,
      chosen.0.member?.kind == .initializer, let owner = chosen.0.member?.owner,
      owner.script == nil,
      fitting.count > 1 || conforms(.nominal(owner, []), to: library.sequence),
      let argument = chosen.1.first?.first,
      chosen.1.joined().count == 1, argument.label == nil,
      !argument.value.is(NilLiteralExprSyntax.self),
      let given = guess({ check(argument.value) }), let inner = given.type.wrapped,
      guess({ bind(chosen.0, chosen.1, node, expected) }) == nil,
      fitting.contains(where: { takes(inner, $0.0) })
    else { return false }
    if isNumeric(.nominal(owner, [])) {
      reportMismatch(given, inner, argument.value)
    } else {
      error("no exact matches in call to initializer ", node)
    }
    return true
  }

  /// A parameter of the library's that takes any value and says nothing of what it is in Swift: an
  /// optional goes there as it is.
  func takesAnything(_ parameter: FunctionType.Parameter) -> Bool {
    parameter.label == "describing" || parameter.label == "reflecting"
      || calledMember?.name == "dump"
  }

  private func takes(_ type: Type, _ candidate: Candidate) -> Bool {
    guard let wanted = candidate.type.parameters.first?.type else { return false }
    if case .parameter(let generic) = wanted {
      return generic.bounds.allSatisfy { conforms(type, to: $0) }
    }
    if let nominal = wanted.nominal, nominal.kind == .protocol {
      return conforms(type, to: nominal)
    }
    return canConvert(type, to: wanted)
  }
}
