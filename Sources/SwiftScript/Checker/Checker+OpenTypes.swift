import SwiftSyntax

/// Types that are found from how a value is used: those of an empty literal's elements.
final class OpenTypes {
  private var parameters: [GenericParameter] = []
  private var found: [Type?] = []

  func fresh() -> Type {
    let parameter = GenericParameter("Element")
    parameters.append(parameter)
    found.append(nil)
    return .parameter(parameter)
  }

  /// What is known of an open type; `nil` if the parameter is another's.
  func known(_ parameter: GenericParameter) -> Type?? {
    parameters.firstIndex { $0 === parameter }.map { found[$0] }
  }

  func note(_ parameter: GenericParameter, _ type: Type, _ checker: Checker) {
    guard let index = parameters.firstIndex(where: { $0 === parameter }), found[index] == nil,
      type != .any, type != .parameter(parameter)
    else { return }
    // `default: []`: its elements are open in their turn.
    if case .nominal(let nominal, let arguments) = type, arguments.contains(where: \.isError) {
      found[index] = .nominal(nominal, arguments.map { $0.isError ? fresh() : $0 })
    } else if !type.hasHoles {
      found[index] = type
    }
  }

  /// The parameter is this: a collection, say, whose elements are open in their turn.
  func settle(_ parameter: GenericParameter, _ type: Type) {
    guard let index = parameters.firstIndex(where: { $0 === parameter }) else { return }
    found[index] = type
  }

  func callAsFunction(_ type: Type) -> Type {
    type.mapping { part in
      guard case .parameter(let parameter) = part, case .some(let type?) = known(parameter) else {
        return nil
      }
      return self(type)
    }
  }
}

extension Checker {
  /// `reduce(into: [:]) { $0[$1] = $1.count }`: what the closure does tells what the literal is.
  ///
  /// The closure is gone through once with the types left open; each use of one notes what it
  /// was given. `nil` where no literal is open, or the closure does not tell.
  func openLiterals(
    _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]], _ substitution: Substitution,
    _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    guard openTypes == nil, !candidate.generics.isEmpty,
      arguments.contains(where: {
        $0.first.map { $0.value.is(ClosureExprSyntax.self) || isFunctionGroup($0.value) } ?? false
      })
    else { return nil }
    let open = OpenTypes()
    var attempt = substitution
    var literals: [(index: Int, parameter: GenericParameter)] = []
    for (index, parameter) in candidate.type.parameters.enumerated() {
      guard case .parameter(let generic) = parameter.type, substitution[generic] == nil,
        let type = arguments[index].first.flatMap({ openType($0.value, open) })
      else { continue }
      attempt[generic] = type
      literals.append((index, generic))
    }
    guard !literals.isEmpty else {
      return openMembers(candidate, arguments, substitution, node)
        ?? openClosures(candidate, arguments, substitution, node)
    }
    openTypes = open
    defer { openTypes = nil }
    _ = guess {
      for pass in 0..<4 {
        for (index, parameter) in candidate.type.parameters.enumerated() {
          guard turn(of: index, arguments, candidate) == pass,
            !literals.contains(where: { $0.index == index })
          else { continue }
          _ = argument(parameter, arguments[index], &attempt, node)
        }
      }
    }
    var result = substitution
    for (_, generic) in literals {
      guard let type = attempt[generic].map({ open($0) }), !type.hasHoles else { return nil }
      result[generic] = type
    }
    return result
  }

  /// `reduce(.zero, +)`: the member is one of a type that the closure takes.
  func openMembers(
    _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]], _ substitution: Substitution,
    _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    let parameters = candidate.type.parameters
    guard
      let index = parameters.indices.first(where: { index in
        guard case .parameter(let generic) = parameters[index].type else { return false }
        return substitution[generic] == nil
          && arguments[index].first.map {
            isImplicitMember($0.value) || hasUntold($0.value) || isLiteral($0.value)
              || openGeneric($0.value)?.generics.count == 1
          } ?? false
      }), case .parameter(let generic) = parameters[index].type,
      let value = arguments[index].first?.value
    else { return nil }
    let known = parameters.compactMap(\.type.function).flatMap(\.parameters)
      .map { substitution($0.type) }.filter { !$0.hasHoles }
    let open = openGeneric(value).flatMap { $0.generics.count == 1 ? $0 : nil }
    for type in known {
      var attempt = substitution
      attempt[generic] = open.map { .nominal($0, [type]) } ?? type
      if guess({ checked(arguments, candidate, attempt, node) }) != nil { return attempt }
    }
    return nil
  }

  /// The `Tree` of `Tree.empty` and of `Tree()`, where it does not say of what it is one.
  func openGeneric(_ syntax: ExprSyntax) -> Nominal? {
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    let base = callee.as(MemberAccessExprSyntax.self)?.base ?? callee
    guard base.id != syntax.id,
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      lookUpLocal(name) == nil, let nominal = lookUpType(name)?.nominal, nominal.script != nil,
      !nominal.generics.isEmpty
    else { return nil }
    return nominal
  }

  private func isLiteral(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
      || syntax.is(StringLiteralExprSyntax.self)
  }

  func isImplicitMember(_ syntax: ExprSyntax) -> Bool {
    if let call = syntax.as(FunctionCallExprSyntax.self) {
      return isImplicitMember(call.calledExpression)
    }
    return syntax.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Goes through all arguments with the literals' types as they were found, and gives what is then
  /// known.
  @discardableResult
  func checked(
    _ arguments: [[ArgumentList.Argument]], _ candidate: Candidate, _ filled: Substitution,
    _ node: some ExprSyntaxProtocol
  ) -> Substitution {
    var substitution = filled
    for pass in 0..<4 {
      for (index, parameter) in candidate.type.parameters.enumerated()
      where turn(of: index, arguments, candidate) == pass {
        _ = argument(parameter, arguments[index], &substitution, node)
      }
    }
    return substitution
  }

  /// `default: []` where it is open what the value is.
  func openLiteral(_ syntax: ExprSyntax, _ wanted: Type?) -> TypedExpr? {
    guard let openTypes, case .parameter(let parameter)? = wanted,
      case .some(nil) = openTypes.known(parameter), let type = openType(syntax, openTypes)
    else { return nil }
    openTypes.settle(parameter, type)
    return TypedExpr(.constant(.none), type, line: line(syntax))
  }

  private func openType(_ syntax: ExprSyntax, _ open: OpenTypes) -> Type? {
    if let array = syntax.as(ArrayExprSyntax.self) {
      // `[[]]`: the lists in it are open.
      guard let first = array.elements.first else { return .nominal(library.array, [open.fresh()]) }
      return openType(first.expression, open).map { .nominal(library.array, [$0]) }
    }
    if let made = emptyCollection(syntax) {
      return .nominal(made, made.generics.map { _ in open.fresh() })
    }
    if let dictionary = syntax.as(DictionaryExprSyntax.self), case .colon = dictionary.content {
      return .nominal(library.dictionary, [open.fresh(), open.fresh()])
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let types = tuple.elements.map { openType($0.expression, open) }
      guard types.contains(where: { $0 != nil }) else { return nil }
      let elements = zip(tuple.elements, types).map { element, type in
        Type.TupleElement(
          label: element.name, type: type ?? check(element.expression).type)
      }
      return .tuple(elements)
    }
    return nil
  }

  /// The `Set` of `Set()`, which does not say what is in it.
  private func emptyCollection(_ syntax: ExprSyntax) -> Nominal? {
    guard let call = syntax.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let nominal = lookUpType(name)?.nominal
    else { return nil }
    return [library.set, library.array, library.dictionary].contains(nominal) ? nominal : nil
  }

  /// `open` with what a value of type `found` says of its holes.
  func filled(_ open: Type, by found: Type) -> Type? {
    var substitution = Substitution()
    guard substitution.match(open, found, self) else { return nil }
    let type = substitution(open)
    return type.hasHoles ? nil : type
  }

  /// `var names: Array = ["a"]` of a type: what its annotation leaves open the value tells.
  func filled(
    _ type: Type, _ annotation: TypeAnnotationSyntax, by value: ExprSyntax?, _ body: TypeBody
  ) -> Type? {
    guard type.hasHoles, let value else { return nil }
    let generics = genericContext(body.nominal)
    return inType(
      body.nominal, isStatic: true, generics: generics, demanding: body.requirements
    ) {
      let open = rigid(typeScope.quiet.resolve(annotation.type))
      guard open.hasHoles else { return nil }
      let found = guess { withFixedTypes(of: body) { check(value, expecting: open) } }?.type
      return found.flatMap { filled(open, by: $0) }?.generalized
    }
  }

  /// Whether two operands are of one type, as far as it is known.
  func matchesOpenly(_ left: Type, _ right: Type) -> Bool {
    guard let openTypes else { return false }
    _ = canConvert(left, to: right) || canConvert(right, to: left)
    return openTypes(left) == openTypes(right)
  }

  /// Whether `from` may be a `to` where one of them is open; notes what it then is.
  func matchesOpen(_ from: Type, _ to: Type) -> Bool? {
    guard let openTypes else { return nil }
    if case .parameter(let parameter) = to, let known = openTypes.known(parameter) {
      if let known { return canConvert(from, to: known) }
      openTypes.note(parameter, from, self)
      return true
    }
    if case .parameter(let parameter) = from, let known = openTypes.known(parameter) {
      if let known { return canConvert(known, to: to) }
      openTypes.note(parameter, to, self)
      return true
    }
    // `waiters.append(continuation)`: what the list is of tells what the continuation is of.
    if case .nominal(let one, let given) = from, case .nominal(let other, let wanted) = to,
      one === other, from != to, given.count == wanted.count
    {
      var isOpen = false
      for (argument, target) in zip(given, wanted) where argument != target {
        guard let matches = matchesOpen(argument, target) else { return nil }
        if !matches { return false }
        isOpen = true
      }
      return isOpen
    }
    return nil
  }
}
