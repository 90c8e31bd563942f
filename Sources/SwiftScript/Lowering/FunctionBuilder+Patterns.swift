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
    case .enumPayload(let tag, let count, let whole):
      fails.append(emit(.jumpUnlessCase, 0, register, tag))
      let first = allocate(count)
      for index in 0..<count { emit(.element, first + index, register, index) }
      let tuple = part()
      emit(.makeTuple, tuple, first, count)
      match(whole, tuple, &fails)
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

  /// Matches something that nobody else asks for: what the pattern leaves out is let go of at once,
  /// the last part first.
  func takeApart(_ pattern: Pattern, _ register: Int, _ type: Type, _ fails: inout [Int]) {
    if !isScalar(type) { scopes[scopes.count - 1].subjects.append(register) }
    let outer = ignored
    ignored = pattern.wildcards > 1 ? [] : nil
    match(pattern, register, &fails)
    endSubjects()
    for part in (ignored ?? []).reversed() { emit(.clear, part) }
    ignored = outer
  }

  /// Lets go of what has been matched: only what its patterns have bound lives on, or all of it
  /// where they look at several parts.
  func endSubjects(of patterns: [Pattern]) {
    guard !patterns.contains(where: \.looksAtParts) else { return }
    endSubjects()
  }

  private func endSubjects() {
    for register in scopes[scopes.count - 1].subjects.reversed() { emit(.clear, register) }
    scopes[scopes.count - 1].subjects = []
  }

  private func matchPart(_ pattern: Pattern, _ register: Int, _ index: Int, _ fails: inout [Int]) {
    if case .wildcard = pattern {
      if ignored == nil { return }
      let part = allocate()
      scopes[scopes.count - 1].locals.append(part)
      emit(.element, part, register, index)
      ignored?.append(part)
      return
    }
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
    scopes[scopes.count - 1].subjects.append(register)
    return register
  }
}

extension Pattern {
  /// Some of several parts are asked for.
  var looksAtParts: Bool {
    switch self {
    case .tuple(let parts), .enumCase(_, let parts):
      if parts.count == 1 { return parts[0].looksAtParts }
      return parts.contains { if case .wildcard = $0 { false } else { true } }
    case .some(let inner), .cast(_, let inner): return inner.looksAtParts
    case .wildcard, .bind, .null, .test, .isType, .enumPayload: return false
    }
  }

  /// How many parts it leaves out.
  var wildcards: Int {
    switch self {
    case .wildcard: 1
    case .tuple(let parts), .enumCase(_, let parts): parts.reduce(0) { $0 + $1.wildcards }
    case .some(let inner), .cast(_, let inner): inner.wildcards
    case .bind, .null, .test, .isType, .enumPayload: 0
    }
  }

  /// The name, if the pattern is nothing but a name that lives in a register.
  var plainBinding: Local? {
    guard case .bind(let local) = self, !local.needsCell else { return nil }
    return local
  }
}
