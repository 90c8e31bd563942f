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

  /// `pick("a", nickname)`: beside an optional a value is one, too.
  ///
  /// Only the script's own functions: what the library takes twice is compared or summed.
  func fillOptionals(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    guard !candidate.isOfLibrary else { return }
    for generic in candidate.generics where substitution[generic] == nil {
      let given = zip(candidate.type.parameters, arguments)
        .filter { $0.0.type == .parameter(generic) && !$0.0.isVariadic }
        .compactMap { $0.1.first?.value }
      // An integer waits for the others by itself.
      guard given.count > 1, !given[0].is(IntegerLiteralExprSyntax.self),
        !given.contains(where: { $0.is(ClosureExprSyntax.self) || $0.is(NilLiteralExprSyntax.self) }
        ),
        let first = guess({ check(given[0]) })?.type, !first.hasHoles, !first.isError
      else { continue }
      for other in given.dropFirst() where !other.isLiteral {
        guard let type = guess({ check(other) })?.type, type != first else { continue }
        if type == .optional(first) { substitution[generic] = type }
        // `pick([], names)`, `pick(1.5, nil as Float?)`: a literal is what the other one holds.
        if let inner = type.wrapped, given[0].isLiteral,
          guess({ check(given[0], as: inner) }) != nil
        {
          substitution[generic] = type
        }
        break
      }
    }
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
