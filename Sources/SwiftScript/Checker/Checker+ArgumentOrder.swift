import SwiftSyntax

/// Which arguments tell the others what they are.
extension Checker {
  /// `compose({ $0 + "!" }, { "\($0)" })`: what the one takes, another closure gives.
  private func isTold(
    _ index: Int, _ arguments: [[ArgumentList.Argument]], _ candidate: Candidate
  ) -> Bool {
    let parameters = candidate.type.parameters
    guard candidate.generics.count > 1, let own = parameters[index].type.unwrappedFully.function
    else { return false }
    let taken = candidate.generics.filter { generic in
      own.parameters.contains { $0.type.mentions(generic) } && !own.result.mentions(generic)
    }
    return parameters.indices.contains { other in
      guard other != index, arguments[other].first?.value.is(ClosureExprSyntax.self) == true,
        let function = parameters[other].type.unwrappedFully.function
      else { return false }
      return taken.contains { generic in
        function.result.mentions(generic)
          && !function.parameters.contains { $0.type.mentions(generic) }
      }
    }
  }

  /// When the arguments of parameter `index` are looked at: first, or after others that say more.
  ///
  /// Closures come last. A whole number where a type parameter is wanted waits for an argument that
  /// has the type already: `max(0, price)`.
  func turn(of index: Int, _ arguments: [[ArgumentList.Argument]], _ candidate: Candidate) -> Int {
    // A default may speak of what the other arguments tell: `_ type: T.Type = T.self`.
    let parameter = candidate.type.parameters[index]
    if arguments[index].isEmpty, parameter.type.hasHoles || parameter.defaultValue?.isOpen == true {
      return 3
    }
    // What a closure takes, and which function of a name is meant, the other arguments may tell.
    if arguments[index].contains(where: {
      $0.value.is(ClosureExprSyntax.self) || isFunctionGroup($0.value)
    }) {
      return isTold(index, arguments, candidate) ? 3 : 2
    }
    let parameters = candidate.type.parameters
    // `append(to: &list, sequence)` of an `inout [S.Element]`: so may what is changed.
    if parameters[index].isInout, hasAssociated(parameters[index].type) { return 3 }
    // `show(3.25, Money())` of an `X.Input` and an `X`: what the literal is the other one tells.
    if hasAssociated(parameters[index].type), let value = arguments[index].first?.value,
      value.isLiteral
    {
      return 1
    }
    // `Store(reducer: Reducer { state, action in … }, initial: 1)`: so may what the call makes.
    // `rules([("positive", { $0 > 0 })], 4)`: so may what a list or a tuple holds.
    if let value = arguments[index].first?.value,
      takesOpenClosure(value) || holdsOpenFunction(value),
      candidate.generics.contains(where: { generic in
        parameters[index].type.mentions(generic)
          && parameters.indices.contains { $0 != index && parameters[$0].type.mentions(generic) }
      })
    {
      return 2
    }
    // `assign(to: \.text, on: label)`: where the path starts the object tells, a call's result too.
    if let value = arguments[index].first?.value, isRootless(value),
      case .parameter(let root)? = startOfPath(parameters[index].type.unwrappedFully)
    {
      let objects = zip(parameters, arguments).compactMap { parameter, given -> ExprSyntax? in
        guard let other = given.first?.value, !isRootless(other), parameter.type.mentions(root),
          !other.is(ClosureExprSyntax.self)
        else { return nil }
        return other
      }
      if objects.contains(where: takesOpenClosure) { return 3 }
      if !objects.isEmpty { return 1 }
    }
    // `label.set(\.text, "a")`: what the literal is the key path tells.
    if case .parameter(let led) = parameters[index].type, let value = arguments[index].first?.value,
      value.isLiteral || value.is(NilLiteralExprSyntax.self) || value.isEmptyLiteral,
      zip(parameters, arguments).contains(where: { parameter, given in
        given.first?.value.is(KeyPathExprSyntax.self) == true
          && parameter.type.arguments.last == .parameter(led)
      })
    {
      return 2
    }
    // `pick([], [1])`: what is empty tells nothing.
    if let value = arguments[index].first?.value, value.isEmptyLiteral,
      zip(parameters, arguments).contains(where: { parameter, given in
        guard let other = given.first?.value, !other.isEmptyLiteral else { return false }
        return !other.is(ClosureExprSyntax.self)
          && candidate.generics.contains {
            parameters[index].type.mentions($0) && parameter.type.mentions($0)
          }
      })
    {
      return 2
    }
    if let value = arguments[index].first?.value, isWholeNumbers(value),
      candidate.generics.count > 0
    {
      // `f([1], 2.5)`: whole numbers take the type of what is more than that.
      let own = candidate.generics.filter { parameters[index].type.mentions($0) }
      let hasMore = zip(parameters, arguments).contains { parameter, given in
        guard let other = given.first?.value, !isWholeNumbers(other), !isOfImplicitMembers(other),
          !other.is(NilLiteralExprSyntax.self), !other.isEmptyLiteral, !isRootless(other)
        else { return false }
        return own.contains { parameter.type.mentions($0) }
      }
      if hasMore { return 1 }
    }
    // `error(forKey: .kind, in: container)`: whose key it is the container tells.
    // `Tree.node(.leaf, 3, .leaf)`: and so what tree it is.
    if let value = arguments[index].first?.value,
      isImplicitMember(value) || value.is(ArrayExprSyntax.self) && isOfImplicitMembers(value),
      zip(parameters, arguments).contains(where: { parameter, given in
        guard let other = given.first?.value, other.id != value.id else { return false }
        return candidate.generics.contains {
          parameters[index].type.mentions($0) && parameter.type.mentions($0)
        } && (!isPlaceDependent(other) || tellsMore(other, than: value))
          && !other.is(ClosureExprSyntax.self)
      })
    {
      return 1
    }
    guard case .parameter = parameters[index].type,
      arguments[index].first?.value.is(IntegerLiteralExprSyntax.self) == true
    else { return 0 }
    let hasTyped = zip(parameters, arguments).contains { parameter, given in
      guard parameter.type == parameters[index].type, let value = given.first?.value else {
        return false
      }
      return !value.is(IntegerLiteralExprSyntax.self) && !value.is(FloatLiteralExprSyntax.self)
        && !value.is(PrefixOperatorExprSyntax.self) && !isPlaceDependent(value)
    }
    return hasTyped ? 1 : 0
  }

  /// `both(.none, .some(3))`: what a case holds tells what the other one lacks.
  private func tellsMore(_ other: ExprSyntax, than value: ExprSyntax) -> Bool {
    other.as(FunctionCallExprSyntax.self).map { !$0.arguments.isEmpty } ?? false
      && isImplicitMember(other) && value.is(MemberAccessExprSyntax.self)
  }

  /// `.leaf`, or a list of such members: `[.leaf, .node(2)]`.
  private func isOfImplicitMembers(_ syntax: ExprSyntax) -> Bool {
    guard let list = syntax.as(ArrayExprSyntax.self), !list.elements.isEmpty else {
      return isPlaceDependent(syntax)
    }
    return list.elements.allSatisfy { isOfImplicitMembers($0.expression) }
  }

  /// A call that is given a closure which does not say what it takes.
  private func takesOpenClosure(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure
        ?? call.arguments.lazy.compactMap({ $0.expression.as(ClosureExprSyntax.self) }).first
    else { return false }
    if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      return clause.parameters.allSatisfy { $0.type == nil }
    }
    return closure.signature?.parameterClause != nil
  }

  /// A list or a tuple with a closure in it that does not say what it takes, or with a key path that
  /// does not say where it starts.
  private func holdsOpenFunction(_ syntax: ExprSyntax) -> Bool {
    func isOpen(_ part: ExprSyntax) -> Bool {
      if let closure = part.as(ClosureExprSyntax.self) { return !closure.saysItsTypes }
      return isRootless(part) || holdsOpenFunction(part)
    }
    if let list = syntax.as(ArrayExprSyntax.self) {
      return list.elements.contains { isOpen($0.expression) }
    }
    return syntax.as(TupleExprSyntax.self)?.elements.contains { isOpen($0.expression) } ?? false
  }

  /// A key path that leaves to others where it starts.
  func isRootless(_ syntax: ExprSyntax) -> Bool {
    syntax.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false
  }

  /// Where a key path begins that is given for `type`, which may be a function.
  private func startOfPath(_ type: Type) -> Type? {
    type.function?.parameters.first?.type ?? type.arguments.first
  }

  /// Nothing but literals of whole numbers, which can be of any numeric type.
  private func isWholeNumbers(_ syntax: ExprSyntax) -> Bool {
    if let list = syntax.as(ArrayExprSyntax.self) {
      return !list.elements.isEmpty && list.elements.allSatisfy { isWholeNumbers($0.expression) }
    }
    if let negated = syntax.as(PrefixOperatorExprSyntax.self) {
      return negated.operator.text == "-" && isWholeNumbers(negated.expression)
    }
    return syntax.is(IntegerLiteralExprSyntax.self)
  }

  /// Where an object of some class is wanted one of a subclass will do: if arguments tell which it is,
  /// they decide; a default tells nothing.
  func isArgumentsToSay(
    _ result: Type, _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]], _ target: Type
  ) -> Bool {
    guard case .parameter(let open) = result, target.unwrappedFully.nominal?.kind == .class else {
      return false
    }
    return zip(candidate.type.parameters, arguments).contains { parameter, given in
      !given.isEmpty && parameter.type.unwrappedFully.function == nil
        && parameter.type.mentions(open)
    }
  }

  /// The type parameter that is all of a parameter's type and a class by an earlier argument: what
  /// comes after may make it a class above.
  func sharedClass(_ parameter: Type, _ substitution: Substitution) -> GenericParameter? {
    guard case .parameter(let generic) = parameter, givenTypes[generic] == nil,
      substitution[generic]?.isClass == true
    else { return nil }
    return generic
  }

  func hasAssociated(_ type: Type) -> Bool {
    switch type {
    case .associated: true
    case .optional(let inner): hasAssociated(inner)
    case .nominal(_, let arguments): arguments.contains(where: hasAssociated)
    default: false
    }
  }
}
