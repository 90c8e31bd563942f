import SwiftSyntax

/// What the place of a call says of its type parameters.
extension Checker {
  /// `lazy var label: UILabel = { … }()`: what the closure gives is what the place wants.
  ///
  /// `nil` where it tells that itself.
  func calledClosure(
    _ node: FunctionCallExprSyntax, _ list: ArgumentList, _ expected: Type?
  ) -> Type? {
    guard list.arguments.isEmpty else { return calledClosure(node, with: list, expected) }
    guard let closure = node.calledExpression.as(ClosureExprSyntax.self),
      closure.signature?.returnClause == nil, let expected, !expected.hasHoles, expected != .any,
      !closure.statements.isEmpty
    else { return nil }
    return .function(FunctionType([], expected))
  }

  /// `{ $0 + $1 }(1, 2)`: what it is called with tells what the closure takes, and so it tells what
  /// a function gives, `partial({ $0 + $1 }, 1)(2)`, where nothing else does; so does what the place
  /// wants, `prop(\.name)({ $0 + "!" })`.
  private func calledClosure(
    _ node: FunctionCallExprSyntax, with list: ArgumentList, _ expected: Type?
  ) -> Type? {
    let callee = node.calledExpression.withoutParentheses
    if let closure = callee.as(ClosureExprSyntax.self) {
      if case .parameterClause(let clause)? = closure.signature?.parameterClause,
        clause.parameters.contains(where: { $0.type != nil })
      {
        return nil
      }
    } else {
      guard callee.is(FunctionCallExprSyntax.self) || isOutOfLiteral(callee),
        guess({ check(callee) }) == nil
      else { return nil }
    }
    guard list.arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let values = list.arguments.map { argument in
      let value = argument.value.as(InOutExprSyntax.self)?.expression ?? argument.value
      return guess { check(value) }
    }
    // `[(+), (-)][0](1.5, 2)`: a whole number beside one with a fraction.
    let fraction = values.lazy.compactMap { $0?.type }.first(where: isFloating)
    let types = values.map { value -> Type in
      if value?.literal == .integer, let fraction { return fraction }
      return value.flatMap { $0.type.hasHoles ? nil : $0.type }
        ?? .parameter(GenericParameter("Argument"))
    }
    let result = expected.flatMap { $0.function != nil ? $0 : nil }
    guard types.allSatisfy({ !$0.hasHoles }) || result != nil else { return nil }
    return .function(FunctionType(of: types, result ?? .parameter(GenericParameter("Result"))))
  }

  /// `pick(nil, 3)`: beside a `nil` a value is an optional.
  private func fillNils(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    for generic in candidate.generics where substitution[generic] == nil {
      let given = zip(candidate.type.parameters, arguments)
        .filter { $0.0.type == .parameter(generic) && !$0.0.isVariadic }
        .compactMap { $0.1.first?.value }
      let others = given.filter { !$0.is(NilLiteralExprSyntax.self) }
      guard others.count < given.count,
        let other = others.first(where: { !$0.isPlainLiteral }) ?? others.first,
        let type = guess({ check(other) })?.type, !type.hasHoles, !type.isError
      else { continue }
      substitution[generic] = type.wrapped == nil ? .optional(type) : type
    }
  }

  /// `same(same)("x")`: what the result is called with tells which function is handed over.
  func fillFunctions(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]], _ expected: Type?
  ) {
    guard let expected, expected.hasHoles, expected.function != nil,
      case .parameter(let generic) = candidate.type.result, substitution[generic] == nil
    else { return }
    for (parameter, given) in zip(candidate.type.parameters, arguments) {
      guard case .parameter(generic) = parameter.type, let value = given.first?.value,
        isFunctionGroup(value), let found = guess({ check(value, expecting: expected) })?.type,
        !found.hasHoles
      else { continue }
      substitution[generic] = found
      return
    }
  }

  /// `sum([1, 2])` where the elements must be `UInt8`: a list that is written out is one of those, and
  /// so are numbers where only some can be.
  func fillLists(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    fillFractions(&substitution, candidate, arguments)
    fillNils(&substitution, candidate, arguments)
    fillOptionals(&substitution, candidate, arguments)
    for case .same(.associated(.parameter(let generic), "Element"), let element)
      in candidate.requirements where substitution[generic] == nil
    {
      let type = Type.nominal(library.array, [substitution(element)])
      for (index, parameter) in candidate.type.parameters.enumerated() {
        guard !type.hasHoles, case .parameter(generic) = parameter.type,
          let list = arguments[index].first?.value.as(ArrayExprSyntax.self),
          guess({ check(ExprSyntax(list), as: type) }) != nil
        else { continue }
        substitution[generic] = type
      }
    }
  }

  /// `fill(Matrix())` where a graph of texts is wanted: what the type has for `Element` tells of
  /// what it is one.
  func fillOpenTypes(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    for (index, parameter) in candidate.type.parameters.enumerated() {
      guard case .parameter(let generic) = parameter.type, substitution[generic] == nil,
        let value = arguments[index].first?.value
      else { continue }
      let told = candidate.requirements.compactMap { requirement -> (name: String, type: Type)? in
        guard case .same(.associated(.parameter(generic), let name), let wanted) = requirement
        else { return nil }
        let type = substitution(wanted)
        return type.hasHoles ? nil : (name, type)
      }
      guard !told.isEmpty, let nominal = openGeneric(value) else { continue }
      var own = Substitution()
      for (name, type) in told {
        if let known = nominal.typeMember(name) { _ = own.match(known, type, self) }
      }
      let type = own(nominal.selfType)
      guard !type.hasHoles, guess({ check(value, as: type) }) != nil else { continue }
      substitution[generic] = type
    }
  }

  /// What the place wants may say what the result's holes are.
  func prefill(
    _ substitution: inout Substitution, _ candidate: Candidate, _ expected: Type?,
    _ arguments: [[ArgumentList.Argument]], isWhole: Bool
  ) {
    guard !candidate.generics.isEmpty, let expected else { return }
    let result = substitution(candidate.type.result)
    guard result.hasHoles else { return }
    // `names.map(compose({ $0 + "!" }, shout))`: of a function wanted it is known what it takes.
    if expected.hasHoles {
      if expected.function != nil, result.function != nil { substitution.suggest(result, expected) }
      // `parse >>> Pipeline { $0 * 2 }`: of a type wanted, some of what it is of.
      if let wanted = expected.nominal, wanted.script != nil, wanted === result.nominal,
        expected.arguments.contains(where: { !$0.hasHoles })
      {
        substitution.suggest(result, expected)
      }
      return
    }
    // `let count: Int? = stored("count")`: where nothing else tells, it is the optional itself.
    if expected.wrapped != nil, case .parameter(let open) = candidate.type.result,
      zip(candidate.type.parameters, arguments).allSatisfy({
        $1.isEmpty || !$0.type.mentions(open)
      })
    {
      var whole = substitution
      if whole.match(result, expected, self), unmet(candidate.requirements, whole) == nil {
        substitution = whole
        return
      }
    }
    var attempt = substitution
    // `nodes.reduce(nil) { … }` gives what takes a nil.
    let target = isWhole || result.wrapped != nil ? expected : expected.wrapped ?? expected
    // `let any: any P = Optional(2)`: where it is the optional that is one, it says nothing of its value.
    if result.wrapped != nil, target.wrapped == nil, target.nominal?.kind == .protocol { return }
    if !isWhole, isArgumentsToSay(result, candidate, arguments, target) { return }
    // `String(cells.map { $0 ? "#" : "." })`: the array goes where a sequence of such is taken.
    if target.nominal === library.sequence, result.nominal === library.array,
      zip(result.arguments, target.arguments).allSatisfy({ attempt.match($0, $1, self) })
    {
      substitution = attempt
      return
    }
    // `let store: any Store<String, Int> = Memory()`.
    if let wanted = target.nominal, wanted.isComposition, !wanted.typeWitnesses.isEmpty,
      let made = result.nominal, made.kind != .protocol
    {
      let fits = wanted.typeWitnesses.allSatisfy { name, type in
        made.typeMember(name).map { attempt.match($0, type, self) } ?? true
      }
      if fits { substitution = attempt }
      return
    }
    // `print(best(numbers)!)`: that anything is wanted says nothing, or any sequence.
    // `let type: Any.Type = type(for: card)`: nor what type it is.
    // `let list: List<Int> = Sorted()`: a superclass that is wanted tells what the subclass is of.
    let pattern = target.nominal.flatMap { result.seen(as: $0) } ?? result
    guard target.unwrappedFully != .any, target.unwrappedFully != .metatype(.any),
      target.nominal !== library.sequence, attempt.match(pattern, target, self)
    else { return }
    // `any Shape` itself is no `Shape`: what the arguments are tells.
    let isOpen = candidate.requirements.contains { requirement in
      guard case .conforms(let subject, let wanted) = requirement else { return false }
      return !wanted.isHost && attempt(subject).nominal?.kind == .protocol
    }
    if isOpen { return }
    // `let name: String? = orNil()`: what can be nil is the optional, and not what it holds.
    if target != expected, case .parameter = result, unmet(candidate.requirements, attempt) != nil {
      var whole = substitution
      if whole.match(result, expected, self), unmet(candidate.requirements, whole) == nil {
        attempt = whole
      }
    }
    substitution = attempt
  }

  /// What `let count: Int? = same(1)` says of `same`: a literal is whatever the place wants, and so
  /// an optional; `nil` where the arguments have types of their own.
  func filledWhole(
    _ candidate: Candidate, _ expected: Type?, _ arguments: [[ArgumentList.Argument]],
    _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    guard let expected, expected.wrapped != nil, !expected.hasHoles,
      case .parameter(let open) = candidate.type.result, candidate.substitution[open] == nil
    else { return nil }
    let tellers = zip(candidate.type.parameters, arguments).filter { $0.0.type.mentions(open) }
    guard
      tellers.contains(where: { $0.0.type.function == nil }),
      tellers.allSatisfy({ parameter, given in
        parameter.type.function != nil
          || (parameter.type == .parameter(open) && !given.isEmpty
            && given.allSatisfy { isOpenLiteral($0.value) })
      })
    else { return nil }
    var filled = candidate.substitution
    prefill(&filled, candidate, expected, arguments, isWhole: true)
    guard filled[open] != nil, unmet(candidate.requirements, filled) == nil,
      guess({ checked(arguments, candidate, filled, node) }) != nil
    else { return nil }
    return filled
  }

  /// A literal, or a generic call that gives back what it gets, of nothing but literals.
  private func isOpenLiteral(_ node: ExprSyntax) -> Bool {
    if node.isPlainLiteral { return true }
    guard let call = node.withoutParentheses.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .functions(let all)? = module.names[name], all.count == 1,
      case .parameter(let open) = all[0].type.result,
      all[0].type.parameters.count == call.arguments.count
    else { return false }
    let tellers = zip(all[0].type.parameters, call.arguments).filter { $0.0.type.mentions(open) }
    return !tellers.isEmpty
      && tellers.allSatisfy { $0.0.type == .parameter(open) && isOpenLiteral($0.1.expression) }
  }

  /// What `print(pick("a", 1))` says of `pick`: arguments that have no type in common are anything,
  /// where anything will do; `nil` where they have one.
  func filledFreely(
    _ substitution: Substitution, _ candidate: Candidate, _ expected: Type?,
    _ arguments: [[ArgumentList.Argument]], _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    guard expected == .any, case .parameter(let open) = candidate.type.result,
      substitution[open] == nil, open.bounds.isEmpty,
      candidate.type.parameters.filter({ $0.type == .parameter(open) }).count > 1
    else { return nil }
    var told = substitution
    fillNils(&told, candidate, arguments)
    let own = zip(candidate.type.parameters, arguments)
      .filter { $0.0.type == .parameter(open) }.flatMap { $0.1.map(\.value) }
    // `print(pick(1, 2.5))` is one: each literal stays what it is by itself.
    guard
      areUnlikeLiterals(own)
        || guess({ checked(arguments, candidate, told, node) }) == nil
    else { return nil }
    var free = substitution
    free[open] = .any
    guard unmet(candidate.requirements, free) == nil,
      guess({ checked(arguments, candidate, free, node) }) != nil
    else { return nil }
    return free
  }

  /// `steps.reduce({ $0 }) { f, g in … }`: a closure that says nothing of its types is as the
  /// functions are that are at hand.
  func filledLikeFunctions(
    _ substitution: Substitution, _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]],
    _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    let open = zip(candidate.type.parameters, arguments).lazy.compactMap {
      parameter, given -> GenericParameter? in
      guard case .parameter(let open) = parameter.type, substitution[open] == nil,
        let closure = given.first?.value, closure.is(ClosureExprSyntax.self)
      else { return nil }
      return guess { check(closure) } == nil ? open : nil
    }.first
    guard let open else { return nil }
    for type in candidate.substitution.types where type.function != nil && !type.hasHoles {
      var filled = substitution
      filled[open] = type
      if guess({ checked(arguments, candidate, filled, node) }) != nil { return filled }
    }
    return nil
  }

  private func areUnlikeLiterals(_ values: [ExprSyntax]) -> Bool {
    guard values.allSatisfy({ $0.isPlainLiteral || isOfLiterals($0) }) else { return false }
    let types = values.map { value in guess { check(value) }?.type }
    return !types.contains(nil) && types.contains { $0 != types[0] }
  }
}

extension ExprSyntax {
  var isPlainLiteral: Bool {
    switch withoutParentheses.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr(let node): node.expression.isPlainLiteral
    default: false
    }
  }
}
