import SwiftSyntax

/// Functions that go by one name, as a value: what the place asks for tells which one is meant.
extension Checker {
  /// One function of the group, with its type parameters as the place has them.
  private struct Fit {
    let candidate: Candidate
    let type: FunctionType
    let substitution: Substitution
    /// It takes the parts of the one tuple that the place hands over.
    let takesParts: Bool
    let cost: Int
  }

  /// A closure around a call of the candidate that fits `wanted` best; `nil` if none does.
  ///
  /// What `wanted` leaves open does not matter: the closure's own type then tells. `held` is the
  /// receiver of a method, evaluated where the value is made.
  func functionValue(
    _ candidates: [Candidate], as wanted: FunctionType, holding held: Local? = nil,
    _ node: some SyntaxProtocol
  ) -> TypedExpr? {
    var best: Fit?
    for fit in candidates.compactMap({ fit($0, wanted) }) where fit.cost < best?.cost ?? .max {
      best = fit
    }
    guard let best else { return nil }
    if let (type, target) = unopened(best) {
      error("type '\(type)' cannot conform to '\(target.writtenName)'", node)
      return failed(node)
    }
    let at = line(node)
    var type = best.type
    if best.takesParts {
      type = FunctionType([wanted.parameters[0]], best.type.result)
    } else {
      for (index, parameter) in wanted.parameters.enumerated() where !parameter.type.hasHoles {
        type.parameters[index].type = parameter.type
      }
    }
    (type.isThrowing, type.isAsync) = (best.type.isThrowing, best.type.isAsync)
    return makeClosure(best.candidate.name, type, at) { arguments, function in
      function.isReference = !best.candidate.generics.isEmpty
      if let held { function.reach(held) }
      var given = arguments
      if best.takesParts, case .tuple(let elements) = arguments[0].type {
        given = elements.enumerated().map {
          TypedExpr(.element(arguments[0], $0), $1.type, line: at)
        }
      }
      let all = zip(given, best.type.parameters).map { convert($0, to: $1.type) ?? $0 }
      return best.candidate.make(all + rest(best), best.type, best.substitution)
    }
  }

  /// A value of any type that conforms, where one that conforms is asked for: a call would open it, a
  /// function that is handed over has one type for all of its calls.
  private func unopened(_ fit: Fit) -> (Type, Nominal)? {
    for case .conforms(let subject, let target) in fit.candidate.requirements {
      let type = fit.substitution(subject)
      // An error is one itself, and so is what conforms to a protocol of Objective-C's.
      guard let nominal = type.nominal, isExistential(nominal), !nominal.isHost, !target.isHost,
        nominal !== library.error
      else { continue }
      return (type, target)
    }
    return nil
  }

  /// `max` takes any number of arguments with us; in Swift there is one of exactly two besides.
  private func rest(_ fit: Fit) -> [TypedExpr] {
    fit.candidate.type.parameters.dropFirst(fit.type.parameters.count).map {
      TypedExpr(.array([]), .nominal(library.array, [fit.substitution($0.type)]), line: 0)
    }
  }

  private func fit(_ candidate: Candidate, _ wanted: FunctionType) -> Fit? {
    var given = wanted.parameters
    var takesParts = false
    if given.count == 1, candidate.type.parameters.count > 1,
      case .tuple(let elements) = given[0].type
    {
      given = elements.map { FunctionType.Parameter(label: nil, name: "", type: $0.type) }
      takesParts = true
    }
    var own = candidate.type.parameters
    if own.count == given.count + 1, own.last?.isVariadic == true, candidate.member?.owner == nil,
      case .native? = candidate.member?.implementation
    {
      own.removeLast()
    }
    guard given.count == own.count,
      wanted.isThrowing || !candidate.type.isThrowing, wanted.isAsync || !candidate.type.isAsync
    else { return nil }
    var substitution = candidate.substitution
    var cost = candidate.generics.isEmpty ? 0 : 1
    for (own, given) in zip(own, given) {
      guard own.isInout == given.isInout, !own.isVariadic, !own.isAutoclosure else { return nil }
      if own.label != nil { cost += 1 }
      if given.type.hasHoles { continue }
      guard substitution.match(own.type, given.type, self) else { return nil }
      let target = substitution(own.type)
      if target == given.type { continue }
      guard target.hasHoles || canConvert(given.type, to: target) else { return nil }
      cost += target == .any ? 5 : 2
    }
    let result = substitution(candidate.type.result)
    if !wanted.result.hasHoles {
      if result.hasHoles {
        guard substitution.match(result, wanted.result, self) else { return nil }
      } else {
        guard canConvert(result, to: wanted.result) else { return nil }
        if result != wanted.result { cost += 2 }
      }
    } else if wanted.result.wrapped != nil, result.wrapped == nil {
      // `compactMap` takes what gives an optional rather than what does not.
      cost += 1
    }
    var type = substitution(candidate.type)
    type.parameters.removeLast(type.parameters.count - own.count)
    guard !type.result.hasHoles, !type.parameters.contains(where: \.type.hasHoles),
      unmet(candidate.requirements, substitution) == nil
    else { return nil }
    return Fit(
      candidate: candidate, type: type, substitution: substitution, takesParts: takesParts,
      cost: cost)
  }

  /// The only function that can be meant where the place does not say.
  func onlyFunction(_ candidates: [Candidate], _ node: some SyntaxProtocol) -> TypedExpr? {
    let closed = candidates.filter { candidate in
      let type = candidate.substitution(candidate.type)
      return !type.result.hasHoles && !type.parameters.contains { $0.type.hasHoles }
    }
    guard candidates.count == 1, let only = closed.first else { return nil }
    var type = only.substitution(only.type)
    (type.isThrowing, type.isAsync) = (only.type.isThrowing, only.type.isAsync)
    return makeClosure(only.name, type, line(node)) { arguments, function in
      function.isReference = !only.generics.isEmpty
      return only.make(arguments, type, only.substitution)
    }
  }

  /// `UIView.removeFromSuperview`: a function from the object to its method.
  func curriedMethod(
    _ found: [FoundMember], of type: Type, _ expected: Type?, _ node: some SyntaxProtocol
  ) -> TypedExpr? {
    let methods = found.filter { $0.member.kind == .method && $0.member.generics.isEmpty }
    let wanted = expected?.unwrappedFully.function
    let inner = wanted?.result.unwrappedFully.function
    if methods.isEmpty { return curriedGenericMethod(found, of: type, inner, node) }
    let fitting = methods.filter { one in
      guard let inner, let own = one.type.function else { return true }
      return own.parameters.count == inner.parameters.count
        && zip(own.parameters, inner.parameters).allSatisfy {
          $1.type.hasHoles || canConvert($1.type, to: $0.type)
        }
    }
    guard let method = fitting.first ?? methods.first, let function = method.type.function else {
      return nil
    }
    if method.member.isMutating, !type.isClass {
      error("cannot reference 'mutating' method as function value", node)
      return failed(node)
    }
    let at = line(node)
    var bound = FunctionType(of: function.parameters.map(\.type), function.result)
    (bound.isThrowing, bound.isAsync) = (function.isThrowing, function.isAsync)
    return makeClosure(method.member.name, FunctionType(of: [type], .function(bound)), at) {
      arguments, _ in
      boundMethod(method, of: arguments[0], isSuper: false)
    }
  }

  /// Whether only the place can tell which function `syntax` names.
  func isFunctionGroup(_ syntax: ExprSyntax) -> Bool {
    if let member = syntax.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "init", member.declName.argumentNames == nil,
        let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return false }
      return lookUpLocal(name) == nil && lookUpType(name) != nil
    }
    guard let node = syntax.as(DeclReferenceExprSyntax.self), node.argumentNames == nil else {
      return false
    }
    if case .binaryOperator = node.baseName.tokenKind { return true }
    if case .prefixOperator = node.baseName.tokenKind { return true }
    let name = node.baseName.text.unquoted
    if let local = lookUpLocal(name) { return local.generic != nil }
    let own = module.names[name] == nil ? library.functions(name)?.first : nil
    if own != nil || module.names[name] != nil, isImplicitProperty(name) { return false }
    switch module.names[name] {
    case .functions(let all): return all.count > 1 || !all[0].generics.isEmpty
    case .variable, .computed: return false
    case nil: break
    }
    return own.map { $0.kind != .property } ?? false
  }

  /// Whether `log` is a property of the type around here, or of one around that.
  private func isImplicitProperty(_ name: String) -> Bool {
    var next = context.nominal
    while let current = next {
      let type = current === context.nominal ? ownType : rigid(current.memberSelf)
      for isStatic in [false, true] {
        guard let first = members(name, of: type, isStatic: isStatic).first else { continue }
        return first.member.kind == .property
      }
      next = current.outer
    }
    return false
  }

  /// What the place asks for is not known well enough to choose.
  func undecided(_ name: String, _ expected: Type?, _ node: some SyntaxProtocol) -> TypedExpr {
    if expected == nil {
      error("ambiguous use of '\(name)'", node)
    } else {
      untyped(node)
    }
    return failed(node)
  }

  func isLabelled(_ found: FoundMember, _ labels: [String]) -> Bool {
    found.type.function?.parameters.map { $0.label ?? "_" } == labels
  }

  /// What `Type.name` is where the type has nothing of its own by that name.
  func typeFunction(
    _ name: String, _ labels: [String]?, _ type: Type, _ base: TypedExpr, _ expected: Type?,
    _ node: MemberAccessExprSyntax
  ) -> TypedExpr? {
    if case .optional(let inner) = type {
      if name == "none" { return TypedExpr(.constant(.none), type, line: line(node)) }
      if name == "some" { return wrapping(inner, line(node)) }
    }
    if name == "none", type.nominal === library.optional, let expected, expected.wrapped != nil {
      return TypedExpr(.constant(.none), expected, line: line(node))
    }
    if name == "some" || name == "init", type.nominal === library.optional,
      let wanted = expected?.unwrappedFully.function?.parameters.first?.type, !wanted.hasHoles
    {
      return wrapping(wanted, line(node))
    }
    guard case .typeValue = base.kind, name != "init" else { return nil }
    let instance = members(name, of: type).filter { labels == nil || isLabelled($0, labels ?? []) }
    return curriedMethod(instance, of: type, expected, node)
  }

  private func wrapping(_ type: Type, _ at: Int) -> TypedExpr {
    makeClosure("some", FunctionType(of: [type], .optional(type)), at) { arguments, _ in
      TypedExpr(.wrap(arguments[0]), .optional(type), line: at)
    }
  }
}
