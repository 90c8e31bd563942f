import SwiftSyntax

extension Checker {
  /// Picks what the call means by labels, then by types, and checks its arguments.
  func call(
    _ found: [Candidate], _ list: ArgumentList, _ node: some ExprSyntaxProtocol,
    _ expected: Type?, nameAt: DeclReferenceExprSyntax? = nil
  ) -> TypedExpr {
    // What is tried for a literal of the call around this one is no matter of this one.
    let outerLiteral = literalType
    literalType = nil
    defer { literalType = outerLiteral }
    let seen = found.filter { $0.member.map(isHidden) != true }
    let candidates = seen.isEmpty ? found : seen
    if let probe, probeArguments(candidates, list, expected, probe) { return failed(node) }
    var fitting: [(Candidate, [[ArgumentList.Argument]])] = []
    var misfit: ArgumentList.Matching?
    for candidate in candidates {
      switch list.match(candidate.type) {
      case .fits(let arguments): fitting.append((candidate, arguments))
      case .misfits: if misfit == nil { misfit = list.match(candidate.type) }
      }
    }
    if fitting.isEmpty {
      if case .misfits(let misfits)? = misfit { reportMisfits(misfits, candidates, list, node) }
      return failed(node)
    }
    if fitting.contains(where: { !$0.0.isUnavailable }) {
      fitting.removeAll { $0.0.isUnavailable }
    }
    if list.arguments.isEmpty { removeAdded(&fitting) }
    let all = fitting
    if fitting.count > 1 { fitting = takingClosures(withoutEmptyVariadics(fitting)) }
    let chosen = fitting.count == 1 ? fitting[0] : best(fitting, node, expected)
    if all.count > 1, refuseAmbiguity(chosen, all, node) { return failed(node) }
    if fitting.count > 1 || isTableIndex(chosen.0, expected), chosen.0.name == "subscript",
      changedPlace != node.id, guess({ bind(chosen.0, chosen.1, node, expected) }) == nil,
      !isUnwrappable(chosen.0, chosen.1)
    {
      if !refusedByItself(list) { error("no exact matches in call to subscript ", node) }
      return failed(node)
    }
    if fitting.count > 1, refuseAll(fitting, node, expected) { return failed(node) }
    if fitting.count > 1, !isGuessing, fitting[0].0.member?.owner == nil,
      guess({ bind(chosen.0, chosen.1, node, expected) }) == nil, refuseBounds(fitting, node)
    {
      return failed(node)
    }
    if refuseOptionals(fitting, chosen, node, expected)
      || refuseMixedNumbers(fitting, chosen, node, expected)
    {
      return failed(node)
    }
    let open = isLibrarys(chosen.0) ? fitting.last ?? chosen : chosen
    if !isGuessing, let generic = repeatedParameter(open.0),
      guess({ bind(chosen.0, chosen.1, node, expected) }) == nil,
      refuseConflict(generic, open.0, open.1, node)
    {
      return failed(node)
    }
    literalType = neededLiteral(chosen, node, expected)
    noteUse(of: chosen.0, node, nameAt)
    return bind(chosen.0, chosen.1, node, expected)
  }

  private func reportMisfits(
    _ misfits: [Misfit], _ candidates: [Candidate], _ list: ArgumentList,
    _ node: some ExprSyntaxProtocol
  ) {
    if reportUnknownNames(list) { return }
    if let found = unmetMember, found.member.name == candidates.first?.name,
      found.member.owner === candidates.first?.member?.owner, let type = found.member.functionType,
      case .fits = list.match(type),
      let failure = unmet(found.member.requirements, found.substitution)
    {
      reportUnmet(failure, found, node)
      return
    }
    if isRealCall(list, candidates), let name = candidates.first?.name {
      unsupported("this form of '\(name)' is", node)
      return
    }
    if candidates.count > 1, let meant = nearest(candidates, list),
      case .misfits(let misfits) = list.match(meant.type)
    {
      report(misfits)
      return
    }
    if candidates.count > 1 {
      let forms = Set(candidates.map { $0.type.fullName($0.name) }).sorted()
      error(
        "no exact matches in call to \(candidates[0].kindAndName)", node,
        notes: ["it can be called as " + forms.map { "'\($0)'" }.joined(separator: ", ")])
      return
    }
    report(misfits)
  }

  /// Checks the arguments of one candidate against its parameters.
  func bind(
    _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]], _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> TypedExpr {
    conversions = 0
    throwingArgument = false
    let outerRethrows = isRethrowing
    isRethrowing = candidate.type.isRethrowing
    let outer = (givenTypes, collectionParameters, calledMember)
    (givenTypes, collectionParameters) = (candidate.substitution, candidate.collectionParameters)
    calledMember = candidate.member
    defer {
      isRethrowing = outerRethrows
      (givenTypes, collectionParameters, calledMember) = outer
    }
    var substitution = candidate.substitution
    let hasNil = arguments.contains { $0.first?.value.is(NilLiteralExprSyntax.self) ?? false }
    let unfilled = substitution
    if let whole = filledWhole(candidate, expected, arguments, node) {
      substitution = whole
    } else {
      // `pick(nil, 3) as Any`: with a `nil` it is an optional before it is anything.
      let wanted = hasNil && expected == .any ? nil : expected
      prefill(&substitution, candidate, wanted, arguments, isWhole: hasNil)
    }
    substitution =
      filledFreely(substitution, candidate, expected, arguments, node)
      ?? filledLikeFunctions(substitution, candidate, arguments, node) ?? substitution
    // `let first: Int? = same(numbers.first)`: what is optional may be what the place wants, and
    // `let shape: any Shape = same(circle)` what has become one after the call.
    if let expected, !hasNil, case .parameter = candidate.type.result,
      expected.wrapped != nil || expected.nominal?.kind == .protocol,
      !substitution(candidate.type.result).hasHoles,
      guess({ checked(arguments, candidate, substitution, node) }) == nil
    {
      substitution = unfilled
      if expected.wrapped != nil {
        prefill(&substitution, candidate, expected, arguments, isWhole: true)
      }
    }
    fillLists(&substitution, candidate, arguments)
    fillOpenTypes(&substitution, candidate, arguments)
    fillFunctions(&substitution, candidate, arguments, expected)
    fillFixedSelves(&substitution, candidate, arguments)
    substitution = filledAlike(substitution, candidate, arguments, node) ?? substitution
    var filled = openLiterals(candidate, arguments, substitution, node)
    if let found = filled, openTypes == nil {
      // What the first use suggested may not be what Swift finds from all of them.
      if guess({ checked(arguments, candidate, found, node) }) == nil {
        filled = openMembers(candidate, arguments, substitution, node)
      }
      guard let filled else {
        untyped(node)
        return failed(node)
      }
      substitution = filled
    }
    let known = diagnostics.count
    var typed: [TypedExpr?] = Array(repeating: nil, count: arguments.count)
    for pass in 0..<4 {
      if pass == 2 { settleSame(candidate.requirements, &substitution) }
      for (index, parameter) in candidate.type.parameters.enumerated() {
        guard turn(of: index, arguments, candidate) == pass else { continue }
        let before = throwingArgument
        typed[index] = argument(parameter, arguments[index], &substitution, node)
        throwingArgument = throwingArgument || before
      }
    }
    settleSame(candidate.requirements, &substitution)
    var resolved = substitution(candidate.type)
    if let openTypes { resolved.result = openTypes(resolved.result) }
    if let open = candidate.generics.first(where: { isOpen($0, substitution) }), !isFailing(typed) {
      if resolved.result.mentions(open) || isLeftOut(open, candidate, arguments) {
        // What is wrong in an argument has been said.
        if diagnostics.count > known { return failed(node) }
        error("generic parameter '\(open.name)' could not be inferred", node)
        return failed(node)
      }
    }
    let all = typed.compactMap { $0 }
    guard all.count == typed.count, !all.contains(where: { $0.type.isError && $0.literal == nil })
    else {
      return failed(node)
    }
    guard meets(candidate, substitution, node) else { return failed(node) }
    noteCall(candidate, node)
    if candidate.type.isThrowing
      || (candidate.type.isRethrowing
        && (throwingArgument || candidate.receiver.map { throwsOnNext($0.type) } ?? false))
    {
      noteThrow(resolved, node, of: candidate)
    }
    if module.givesAway, !noteGiven(all, candidate, node) { return failed(node) }
    let made = candidate.make(all, resolved, substitution)
    if candidate.member?.kind == .initializer { requireHashableKey(of: made.type, node) }
    let result = TypedExpr(made.kind, made.type, line: line(node))
    result.isDiscardable = made.isDiscardable
    result.isImplicitlyUnwrapped =
      candidate.member?.isImplicitlyUnwrapped ?? candidate.isImplicitlyUnwrapped
    result.calledName = candidate.saidName
    refuseOverlaps(in: result, candidate.name, arguments, node)
    return result
  }

  /// `func show<T>(_ value: T? = nil)` called without a value.
  private func isLeftOut(
    _ parameter: GenericParameter, _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]]
  ) -> Bool {
    guard openTypes == nil, candidate.member == nil || candidate.member?.owner?.script != nil
    else { return false }
    return zip(candidate.type.parameters, arguments).contains {
      $1.isEmpty && !$0.isVariadic && $0.type.mentions(parameter)
    }
  }

  /// Whether nothing told what the parameter stands for, or only itself: `{ c in c.resume() }`.
  private func isOpen(_ parameter: GenericParameter, _ substitution: Substitution) -> Bool {
    substitution[parameter].map { $0 == .parameter(parameter) } ?? true
  }

  private func isFailing(_ typed: [TypedExpr?]) -> Bool {
    typed.contains { $0?.type.isError ?? true }
  }

  func argument(
    _ parameter: FunctionType.Parameter, _ arguments: [ArgumentList.Argument],
    _ substitution: inout Substitution, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    if parameter.isVariadic {
      var elements: [TypedExpr] = []
      for argument in arguments {
        let wanted = substitution(parameter.type)
        if !isGuessing, !wanted.hasHoles, wanted != .any, wanted.nominal !== library.array,
          let given = guess({ check(argument.value) })?.type,
          given == .nominal(library.array, [wanted])
        {
          error(
            "cannot pass array of type '\(given)' as variadic arguments of type '\(wanted)'",
            argument.value)
          return nil
        }
        guard let one = single(parameter, argument.value, &substitution) else { return nil }
        elements.append(one)
      }
      let type = substitution(parameter.type)
      return TypedExpr(.array(elements), .nominal(library.array, [type]), line: line(node))
    }
    guard let argument = arguments.first else {
      let value = defaultArgument(parameter, &substitution, node)
      value?.isDefault = true
      return value
    }
    let outerLine = lineOverride
    if parameter.isMadeByCaller { lineOverride = line(node) }
    defer { lineOverride = outerLine }
    if parameter.isInout { return inoutArgument(parameter, argument.value, &substitution) }
    if let place = argument.value.as(InOutExprSyntax.self) {
      return address(of: place, as: substitution(parameter.type))
    }
    if parameter.isAutoclosure {
      var type = substitution(parameter.type)
      if type.hasHoles, let found = deferredType(of: argument.value, expecting: type),
        substitution.match(type, found, self)
      {
        type = substitution(parameter.type)
      }
      let mark = context.mark
      return makeClosure("autoclosure", FunctionType(of: [], type), line(argument.value)) {
        _, function in
        // A `try` before the call covers what the argument does.
        function.mark = mark
        let value = check(argument.value, as: type)
        if function.throwsFound { throwingArgument = true }
        return value
      }
    }
    return single(parameter, argument.value, &substitution)
  }

  private func single(
    _ parameter: FunctionType.Parameter, _ syntax: ExprSyntax, _ substitution: inout Substitution
  ) -> TypedExpr? {
    if let above = classAbove(parameter.type, syntax, substitution) { substitution = above }
    let wanted = substitution(parameter.type)
    if syntax.is(ClosureExprSyntax.self), case .function = wanted {
      // What stands for a type parameter is kept as any value is.
      isNextClosureEscaping = parameter.isEscaping || parameter.type.function == nil
      nextClosureIsolation = parameter.isolation
      isNextClosureChanging = parameter.changesCaptures
      isNextClosureSelfish = parameter.capturesSelf
      isNextClosureInferred = parameter.type.function?.result.hasHoles ?? false
      nextClosureBuilder = parameter.builder.map { rigid(substitution($0)) }
    }
    refuseEscape(of: syntax, to: parameter)
    // `String(describing:)` and `dump` take anything in Swift by being generic.
    let isGeneric = takesAnything(parameter)
    let shared = sharedClass(parameter.type, substitution)
    let isOther = shared != nil && guess({ check(syntax, expecting: wanted) }) == nil
    let hint = isOther || (isGeneric && isCoalescing(syntax)) ? nil : wanted
    // What the argument's own arguments need is no matter of this call.
    let needed = conversions
    var expr = check(syntax, expecting: hint)
    if expr.isImplicitlyUnwrapped, needsUnwrapped(expr.type, wanted, substitution) {
      expr = implicitlyUnwrapped(operand: expr)
    }
    conversions = needed
    // An overload that wants what the closure gives goes before one that wants nothing.
    if case .closure(let body) = expr.kind, body.context.discardsValue { conversions += 4 }
    if let shared, let above = wanted.commonSuperclass(expr.type) { substitution[shared] = above }
    isNextClosureEscaping = true
    // What the argument's own calls threw is marked where they stand.
    throwingArgument = false
    if case .parameter = wanted, expr.literal == .integer, integerDefault == nil, let literalType,
      let other = convert(expr, to: literalType)
    {
      expr = other
    }
    if expr.type.isError, expr.literal == nil { return nil }
    expr = repacked(collected(plain(expr, for: wanted), for: parameter), for: wanted, syntax)
    if expr.type.unwrappedFully.function?.isThrowing == true, expr.literal == nil,
      case .function = parameter.type.unwrappedFully
    {
      throwingArgument = true
    }
    if wanted.hasHoles, !substitution.match(parameter.type, expr.type, self) {
      if let array = arrayOfView(expr), substitution.match(parameter.type, array.type, self) {
        return array
      }
      // A literal may still become what another argument has asked for.
      let again = substitution(parameter.type)
      if !again.hasHoles, let converted = convert(expr, to: again) {
        conversions += unusualCost(syntax, again)
        return converted
      }
      mismatch(expr, substitution(parameter.type), syntax, parameter.alias)
      return nil
    }
    let target = substitution(parameter.type)
    if target.hasHoles { return expr }
    if expr.type != target { conversions += cost(expr, target) }
    conversions += unusualCost(syntax, target)
    if target == .any { refuseStandIn(expr.type, syntax, isText: true) }
    if target == .any, expr.type.wrapped != nil, expr.literal == nil, !isGeneric {
      warning("expression implicitly coerced from '\(expr.type)' to 'Any'", syntax)
    }
    if let converted = convert(expr, to: target) {
      if case .parameter = parameter.type { converted.isClosed = staysClosed(syntax) }
      return converted
    }
    mismatch(expr, target, syntax, parameter.alias)
    return nil
  }

  private func mismatch(
    _ expr: TypedExpr, _ target: Type, _ syntax: ExprSyntax, _ alias: String?
  ) {
    if expr.literal == .null {
      error(
        "'nil' is not compatible with expected argument type \(target.said(as: alias, beside: expr.type))",
        syntax)
      return
    }
    if refuseClosure(syntax, as: target) || refuseTaken(expr, target, syntax) { return }
    if case .function(let from) = expr.type.unwrappedFully, from.isAsync,
      case .function(let to) = target.unwrappedFully, !to.isAsync
    {
      error(
        "cannot pass function of type '\(from)' to parameter expecting synchronous function type",
        syntax)
      return
    }
    if target.hasHoles, expr.literal == nil, target.function != nil || expr.type.function != nil {
      untyped(syntax)
      return
    }
    // A library's parameter takes any sequence; swiftc speaks of one like the one it is given.
    let isList = target.nominal === library.sequence && expr.type.nominal === library.array
    reportMismatch(expr, target, syntax) {
      "cannot convert value of type '\(target.sameClass(above: $0) ?? $0)' to expected argument type \((isList ? .nominal(self.library.array, target.arguments) : target).said(as: alias, beside: $0))"
    }
  }
}
