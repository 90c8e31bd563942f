extension FunctionBuilder {
  /// Emits the test of `pattern` on the value in `register`; a failure jumps to what `fails` leads to.
  func match(_ pattern: Pattern, _ register: Int, _ fails: inout [Int]) {
    switch pattern {
    case .wildcard: break
    case .bind(let local):
      let target = bind(local)
      emit(.copy, target, register)
      if local.needsCell { emit(.makeCell, target, target) }
    case .null: fails.append(emit(.jumpIfSome, register))
    case .some(let inner):
      fails.append(emit(.jumpIfNone, register))
      if let local = inner.plainBinding {
        emit(.payload, bind(local), register)
        return
      }
      let payload = part()
      emit(.payload, payload, register)
      match(inner, payload, &fails)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() { matchPart(part, register, index, &fails) }
    case .enumCase(let tag, let parts):
      fails.append(emit(.jumpUnlessCase, 0, register, tag))
      for (index, part) in parts.enumerated() { matchPart(part, register, index, &fails) }
    case .test(let local, let expr):
      alias(local, register)
      fails += jumpsIfFalse(expr)
    case .isType(let general):
      let type = concrete(general)
      let test = part()
      emit(
        .native, test, register,
        native { machine, arguments in
          .bool(TypeTest.matches(arguments[0], type, machine))
        })
      fails.append(emit(.jumpIfFalse, test))
    case .cast(let general, let inner):
      let type = concrete(general)
      let cast = part()
      emit(
        .native, cast, register,
        native { machine, arguments in
          TypeTest.matches(arguments[0], type, machine)
            ? TypeTest.cast(arguments[0], to: type, machine).some : .none
        })
      fails.append(emit(.jumpIfNone, cast))
      emit(.payload, cast, cast)
      match(inner, cast, &fails)
    }
  }

  private func matchPart(_ pattern: Pattern, _ register: Int, _ index: Int, _ fails: inout [Int]) {
    if case .wildcard = pattern { return }
    if let local = pattern.plainBinding {
      emit(.element, bind(local), register, index)
      return
    }
    let element = part()
    emit(.element, element, register, index)
    match(pattern, element, &fails)
  }

  /// A register for a part of the value; it lives as long as what the pattern binds.
  private func part() -> Int {
    let register = allocate()
    scopes[scopes.count - 1].locals.append(register)
    return register
  }
}

extension Pattern {
  /// The name, if the pattern is nothing but a name that lives in a register.
  var plainBinding: Local? {
    guard case .bind(let local) = self, !local.needsCell else { return nil }
    return local
  }
}
