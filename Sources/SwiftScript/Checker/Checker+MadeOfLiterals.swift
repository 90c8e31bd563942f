import SwiftSyntax

/// Generic values that are made of a whole number, which may yet have to be one with a fraction.
extension Checker {
  /// `Sum(Const(1.5), Const(2))` where `L.Value == R.Value`: the second is made of what the first
  /// is made of, though `2` by itself would be an `Int`.
  ///
  /// `nil` where nothing has to be alike, or where it is.
  func filledAlike(
    _ filled: Substitution, _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]],
    _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    guard openTypes == nil,
      candidate.requirements.contains(where: { if case .same = $0 { true } else { false } }),
      arguments.contains(where: { $0.first.map { holdsWholeNumber($0.value) } ?? false }),
      let found = guess({ checked(arguments, candidate, filled, node) }),
      case .same(let one, let other)? = unmet(candidate.requirements, found)
    else { return nil }
    let wanted = one == library.int ? other : one
    guard one == library.int || other == library.int else { return nil }
    for (index, parameter) in candidate.type.parameters.enumerated() {
      guard case .parameter(let generic) = parameter.type, filled[generic] == nil,
        let value = arguments[index].first?.value, holdsWholeNumber(value),
        case .nominal(let nominal, let parts)? = found[generic]
      else { continue }
      let single = parts.indices.filter { parts[$0] == library.int }.map { place in
        var changed = parts
        changed[place] = wanted
        return Type.nominal(nominal, changed)
      }
      // `Negated(Const(2))` is of what it negates.
      let all = Type.nominal(nominal, parts).mapping { $0 == self.library.int ? wanted : nil }
      for type in single + [all] {
        var attempt = filled
        attempt[generic] = type
        if let told = guess({ checked(arguments, candidate, attempt, node) }),
          unmet(candidate.requirements, told) == nil
        {
          return attempt
        }
      }
    }
    return nil
  }

  /// `Box(3).map { $0 / 2 }` where a `Box<Double>` is wanted, and the closure gives what it takes.
  ///
  /// `nil` where it does as it is, or does not in this way either.
  func scaled(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ name: String, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard let expected, let wanted = floating(in: expected), holdsWholeNumber(start(of: syntax)),
      let type = made(base.type, of: wanted)
    else { return nil }
    func called(on base: TypedExpr) -> TypedExpr {
      self.called(name, on: base, list, node, expected)
    }
    func does(_ result: TypedExpr?) -> Bool {
      result.map { !$0.type.isError && canConvert($0.type, to: expected) } ?? false
    }
    if does(guess { called(on: base) }) { return nil }
    guard let wide = guess({ check(syntax, as: type) }), !wide.type.isError,
      does(guess { called(on: wide) })
    else { return nil }
    return called(on: check(syntax, as: type))
  }

  /// What the type is with other numbers in it; `nil` if it is of none.
  private func made(_ type: Type, of number: Type) -> Type? {
    if type == .optional(library.int) { return .optional(number) }
    guard case .nominal(let nominal, let parts) = type, nominal.script != nil,
      parts.contains(library.int)
    else { return nil }
    return .nominal(nominal, parts.map { $0 == library.int ? number : $0 })
  }

  /// What a chain of calls begins with.
  private func start(of chain: ExprSyntax) -> ExprSyntax {
    let callee = chain.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(MemberAccessExprSyntax.self)?.base.map(start) ?? chain
  }

  private func floating(in type: Type) -> Type? {
    var found: Type?
    _ = type.mapping { part in
      if found == nil, self.isFloating(part) { found = part }
      return nil
    }
    return found
  }
}
