import SwiftSyntax

extension Checker {
  func checkAssignment(_ node: InfixOperatorExprSyntax) -> TypedExpr {
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = check(node.rightOperand, expecting: nil)
      let discarded = TypedExpr(value.kind, value.type, line: value.line)
      discarded.isDiscardable = true
      return discarded
    }
    if let tuple = node.leftOperand.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return checkTupleAssignment(tuple, node)
    }
    let isChained =
      hasChain(node.leftOperand) || node.leftOperand.is(OptionalChainingExprSyntax.self)
    isTarget = node.leftOperand.is(DeclReferenceExprSyntax.self)
    let wanted = toldByValue(node)
    let target = changing(node.leftOperand) { checkInside(node.leftOperand, expecting: wanted) }
    isTarget = false
    if target.type.isError {
      _ = check(node.rightOperand, expecting: nil)
      return failed(node)
    }
    if let first = wrappedInitialization(target, node) { return first }
    let said = diagnostics.count
    requirePlace(target, node.leftOperand, member: nil)
    // A method takes nothing, whatever it is given.
    if target.type.function != nil, diagnostics.count > said { return failed(node) }
    if node.rightOperand.is(NilLiteralExprSyntax.self), target.type.wrapped == nil,
      convert(check(node.rightOperand), to: target.type) == nil
    {
      error("'nil' cannot be assigned to type '\(target.type)'", node.rightOperand)
      return failed(node)
    }
    let isSubscript = node.leftOperand.is(SubscriptCallExprSyntax.self)
    let value = check(node.rightOperand, as: target.type) {
      isSubscript
        ? "cannot assign value of type '\($0)' to subscript of type '\(target.type)'"
        : "cannot assign value of type \($0.toldApart(from: target.type)) to type \(target.type.said(as: self.alias(of: target, node.leftOperand), beside: $0))"
    }
    if value.type.isError { return failed(node) }
    refuseSelfAssignment(target, value, node)
    let assign = TypedExpr(.assign(target, value), .void, line: line(node))
    assign.syntax = node.leftOperand
    return isChained ? chained(assign) : assign
  }

  /// `n = n`, and `self.n = n` of the same property.
  private func refuseSelfAssignment(
    _ target: TypedExpr, _ value: TypedExpr, _ node: InfixOperatorExprSyntax
  ) {
    guard isSamePlace(target, value) else { return }
    let what =
      switch target.kind {
      case .field, .element: "property"
      default: "variable"
      }
    error("assigning a \(what) to itself", node.operator)
  }

  private func isSamePlace(_ one: TypedExpr, _ other: TypedExpr) -> Bool {
    switch (one.kind, other.kind) {
    case (.local(let one), .local(let other)): one === other
    case (.global(let one), .global(let other)): one === other
    case (.field(let one, let index), .field(let other, let place)):
      index == place && isSamePlace(one, other)
    case (.element(let one, let index), .element(let other, let place)):
      index == place && one.type.tupleElements == nil && isSamePlace(one, other)
    default: false
    }
  }

  /// Looks at what is on the left of an assignment.
  private func changing(_ place: ExprSyntax, _ body: () -> TypedExpr) -> TypedExpr {
    let outer = changedPlace
    changedPlace = place.id
    defer { changedPlace = outer }
    return body()
  }

  /// In an initialiser the first value of a wrapped property makes the wrapper.
  private func wrappedInitialization(_ target: TypedExpr, _ node: InfixOperatorExprSyntax)
    -> TypedExpr?
  {
    guard context.isInitializer, case .accessor(let base?, let member, _) = target.kind,
      let (index, storage, wrap) = member.wrappedStorage, isInitializing(base),
      case .local(let me) = base.kind, let nominal = context.nominal,
      context.wrapped.insert(index).inserted || isGuessing
    else { return nil }
    let at = line(node)
    let outer = lineOverride
    lineOverride = at
    defer { lineOverride = outer }
    let type = rigid(storage.type)
    let value = check(wrap(node.rightOperand), as: type)
    let field = fieldAccess(me, index, type, nominal, at)
    return TypedExpr(.assign(field, value), .void, line: at)
  }

  /// What a generic subscript gives, the value tells: `bag["age"] = 3`, and `bag.age = 3` where
  /// members are made up.
  private func toldByValue(_ node: InfixOperatorExprSyntax) -> Type? {
    let place = node.leftOperand
    guard place.is(SubscriptCallExprSyntax.self) || place.is(MemberAccessExprSyntax.self),
      guess({ changing(place) { checkInside(place, expecting: nil) } })?.type.hasHoles ?? true,
      let value = guess({ check(node.rightOperand) })?.type, !value.hasHoles
    else { return nil }
    // Of subscripts that give an optional, the one of such values.
    return [value, .optional(value)].first { wanted in
      guess { changing(place) { checkInside(place, expecting: wanted) } }?.type == wanted
    } ?? value
  }

  /// `a += b`: the place is evaluated once.
  func checkCompound(_ name: String, _ node: InfixOperatorExprSyntax, _ token: TokenSyntax)
    -> TypedExpr
  {
    let isChained =
      hasChain(node.leftOperand) || node.leftOperand.is(OptionalChainingExprSyntax.self)
    let target = changing(node.leftOperand) {
      implicitlyUnwrapped(operand: checkInside(node.leftOperand, expecting: nil))
    }
    if target.type.isError {
      _ = check(node.rightOperand, expecting: nil)
      return failed(node)
    }
    if let own = compoundByValue(name + "=", target, node) { return own }
    requirePlace(target, node.leftOperand, member: nil, operation: name + "=")
    let place = TypedExpr(.inoutPlace(target), target.type, line: line(node))
    // `insets += (dx: 1, dy: 2)`: what these are, the operator's declaration tells.
    if node.rightOperand.is(ClosureExprSyntax.self) || isGroupOfLiterals(node.rightOperand),
      let own = declaredOperator(name + "=", [place, open(node.rightOperand)], node, nil)
    {
      return isChained ? chained(own) : own
    }
    let current = Local("current", target.type, isMutable: false, in: context)
    let left = TypedExpr(.local(current), target.type, line: line(node))
    let isSequence =
      target.type.nominal === library.array || target.type.nominal === library.arraySlice
    let isShift = Arithmetic.isShift(name) && isInteger(target.type)
    let isOfCharacters = isText(target.type) && node.rightOperand.is(ArrayExprSyntax.self)
    var right = check(
      node.rightOperand,
      expecting: isShift
        ? nil
        : isOfCharacters
          ? .nominal(library.array, [library.character])
          : isNumeric(target.type) || isSequence || target.type == library.string
            || target.type.nominal.map({ $0.isArchetype && allows(name, $0) }) == true
            || isToldByPlace(node.rightOperand, target.type)
            ? target.type : nil)
    if right.type.isError, right.literal == nil { return failed(node) }
    // `count += 1` of an `Int?`, where the script says what that is.
    if target.type.wrapped != nil,
      let own = declaredOperator(name + "=", [place, right], node, nil)
    {
      return isChained ? chained(own) : own
    }
    if isSequence, name == "+",
      let elements = convert(right, to: .nominal(library.sequence, target.type.arguments))
    {
      right = TypedExpr(elements.kind, target.type, line: elements.line)
    } else if !isShift, let same = convert(right, to: target.type) {
      right = same
    }
    if let declared = declaredOperator(name + "=", [place, right], node, nil) {
      return isChained ? chained(declared) : declared
    }
    if name == "+", let adding = appending(right, to: target, line(node)) {
      return isChained ? chained(adding) : adding
    }
    if name == "+", isText(target.type), isText(right.type) {
      let adding = TypedExpr(
        .mutate(target, .native(Arithmetic.appendString), [right]), .void, line: line(node))
      return isChained ? chained(adding) : adding
    }
    if name == "+", isText(target.type), elementType(of: right.type) == library.character,
      let characters = convert(right, to: .nominal(library.sequence, [library.character]))
    {
      let adding = TypedExpr(
        .mutate(target, .native(StandardLibrary.appendCharacters), [characters]), .void,
        line: line(node))
      return isChained ? chained(adding) : adding
    }
    let result =
      builtIn(name, left, right, line(node)) ?? declaredOperator(name, [left, right], node, nil)
    refuseKnownFault(name, left, right, token)
    guard let result, let value = convert(result, to: target.type) else {
      reportCompound(name, target, right, token, node)
      return failed(node)
    }
    let modify = TypedExpr(.modify(target, current, value), .void, line: line(node))
    return isChained ? chained(modify) : modify
  }

  /// `velocity += .right * 2`: the place tells what `.right` is.
  private func isToldByPlace(_ node: ExprSyntax, _ type: Type) -> Bool {
    let isList = node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self)
    let isOpen =
      isPlaceDependent(node.withoutParentheses) || hasUntold(node)
      || isList && type.nominal?.script != nil
    guard type.nominal != nil, isOpen else { return false }
    return guess { check(node, as: type) } != nil
  }

  /// `+=` of strings and arrays, which adds in place.
  private func appending(_ right: TypedExpr, to target: TypedExpr, _ line: Int) -> TypedExpr? {
    guard right.type == target.type else { return nil }
    let callee: TypedExpr.Callee
    if target.type == library.string {
      callee = .step(.appendText, Arithmetic.appendString)
    } else if target.type.nominal === library.array || target.type.nominal === library.arraySlice {
      callee = .native(Arithmetic.appendArray)
    } else {
      return nil
    }
    return TypedExpr(.mutate(target, callee, [right]), .void, line: line)
  }

  /// Says so if `expr` is no place that can be changed; `member` is a mutating method's name.
  func requirePlace(
    _ expr: TypedExpr, _ node: some ExprSyntaxProtocol, member: String?, operation: String? = nil,
    isAddress: Bool = false
  ) {
    guard let reason = immutability(of: expr, node) else {
      refuseConcurrentChange(of: expr, node)
      return noteChange(of: expr)
    }
    let start =
      if operation != nil {
        "left side of mutating operator isn't mutable: "
      } else if isAddress {
        "cannot pass immutable value as inout argument: "
      } else if member != nil {
        "cannot use mutating member on immutable value: "
      } else {
        node.is(SubscriptCallExprSyntax.self)
          ? "cannot assign through subscript: "
          : reason.isProperty ? "cannot assign to property: " : "cannot assign to value: "
      }
    if member != nil, operation == nil, !isAddress, reason.text.contains("expression is not") {
      error("cannot use mutating member on immutable value of type '\(expr.type)'", node)
      return
    }
    let name = reason.text.firstMatch(of: /^'(.+)' is a 'let' constant$/).map { String($0.1) }
    error(start + reason.text, node, fixIts: name.map { mutable($0, node) } ?? [])
  }

  /// What gave a value that nothing keeps.
  private func calledName(_ node: some ExprSyntaxProtocol) -> String {
    var next = ExprSyntax(node)
    while let base = next.as(MemberAccessExprSyntax.self)?.base
      ?? next.as(SubscriptCallExprSyntax.self)?.calledExpression
    {
      next = base
    }
    let name = next.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted
    guard let name, case .functions? = module.names[name] else { return "function call" }
    return "'\(name)'"
  }

  /// A `lazy` property of a value that may not change cannot be read.
  func refuseMutatingGetter(
    _ property: FoundMember, of base: TypedExpr, _ node: some SyntaxProtocol
  ) {
    guard property.member.isMutating, !base.type.isClass, property.owner.script != nil else {
      return
    }
    switch base.kind {
    case .local, .global: break
    default: return
    }
    let name = DeclReferenceExprSyntax(baseName: .identifier(property.member.name))
    guard let reason = immutability(of: base, name) else { return }
    error("cannot use mutating getter on immutable value: \(reason.text)", node)
  }

  /// `bump()` for `self.bump()` where `self` may not change.
  func refuseImplicitMutation(_ candidates: [Candidate], _ name: DeclReferenceExprSyntax) {
    guard let first = candidates.first, let method = first.member, method.isMutating,
      let receiver = first.receiver
    else { return }
    requirePlace(receiver, name, member: method.name)
  }

  /// Those of several methods that a value which may not change can be asked for.
  func callable(
    _ methods: [FoundMember], on base: TypedExpr, _ node: ExprSyntax
  ) -> [FoundMember] {
    let looking = methods.filter { !$0.member.isMutating }
    guard !looking.isEmpty, looking.count < methods.count, immutability(of: base, node) != nil
    else { return methods }
    return looking
  }

  private func immutability(
    of expr: TypedExpr, _ node: some ExprSyntaxProtocol
  ) -> (text: String, isProperty: Bool)? {
    switch expr.kind {
    case .local(let local): return immutableLocal(local)
    case .deref(let inner, _): return immutability(of: inner, node)
    case .global(let global):
      if global.isDeferred { return nil }
      guard case .variable(let known, _, let isMutable)? = module.names[global.name],
        known === global
      else {
        // One of a type's goes by its own name.
        let name = global.name.split(separator: ".").last.map(String.init) ?? global.name
        return global.isLet ? ("'\(name)' is a 'let' constant", global.name != name) : nil
      }
      return isMutable ? nil : ("'\(global.name)' is a 'let' constant", false)
    case .field(let base, let index) where base.type.isClass: return immutableField(base, index)
    case .field(let base, let index), .element(let base, let index):
      if let member = fieldMember(base.type, index) {
        if member.isLet, !isInitializing(base) {
          return ("'\(member.name)' is a 'let' constant", true)
        }
        if isClosed(member) { return ("'\(member.name)' setter is inaccessible", true) }
      }
      if let reason = immutability(of: base, node) { return (reason.text, true) }
      return nil
    case .accessor(let base, let member, _):
      if isClosed(member) { return ("'\(member.name)' setter is inaccessible", true) }
      if !member.isSettable {
        return ("'\(member.name)' is a get-only property", true)
      }
      if let base, isSetInPlace(member, of: base.type) {
        return immutability(of: base, node).map { ($0.text, true) }
      }
      return nil
    case .subscripted(let base, let member, _):
      switch member.implementation {
      case .nativeAccessors(_, .some), .accessors(_, .some): break
      case .requirement where member.isSettable, .global where member.isSettable: break
      default: return ("subscript is get-only", false)
      }
      return isSetInPlace(member, of: base.type)
        ? immutability(of: base, node).map { ($0.text, true) } : nil
    case .chain(let inner), .force(let inner):
      return inner.type.wrapped?.isClass ?? false
        ? immutability(of: inner, node) : immutability(of: inner, node)
    case .call(.staticWitness(let member, _), let arguments)
    where arguments.isEmpty && member.kind == .property:
      return member.isSettable ? nil : ("'\(member.name)' is a get-only property", true)
    case .call, .makeStruct, .construct, .mutate:
      return ("\(calledName(node)) returns immutable value", true)
    case .constant: return ("literals are not mutable", false)
    default: return (unassignable(expr, node), false)
    }
  }

  /// A `private(set)` that is set from outside its type.
  private func isClosed(_ member: Member) -> Bool {
    guard member.isSetPrivate, let owner = member.owner, owner.script != nil else { return false }
    return !isInside(owner)
  }

  /// Whether changing what `type` leads to leaves the place it stands in alone.
  func isReference(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return type.isClass || nominal.kind == .protocol
      || (nominal.isArchetype && module.conforms(nominal, to: library.anyObject))
  }

  private func immutableLocal(_ local: Local) -> (String, Bool)? {
    // Whether a deferred `let` is assigned once is a question of paths, asked later.
    if local.isMutable || local.isFlowChecked { return nil }
    if local.name == "self" || local.name.hasPrefix("$") {
      return ("'\(local.name)' is immutable", false)
    }
    if local.isListed { return ("'\(local.name)' is an immutable capture", false) }
    return ("'\(local.name)' is a 'let' constant", false)
  }

  private func immutableField(_ base: TypedExpr, _ index: Int) -> (String, Bool)? {
    guard let member = fieldMember(base.type, index) else { return nil }
    if isClosed(member) { return ("'\(member.name)' setter is inaccessible", true) }
    guard member.isLet, !isInitializing(base) else { return nil }
    return ("'\(member.name)' is a 'let' constant", true)
  }

  /// Inside an initialiser `self.x` of a `let` is its first value.
  private func isInitializing(_ base: TypedExpr) -> Bool {
    guard context.isInitializer, case .local(let local) = base.kind else { return false }
    return local.name == "self"
  }

  func fieldMember(_ type: Type, _ index: Int) -> Member? {
    guard let nominal = type.nominal else { return nil }
    for one in nominal.classChain {
      for member in one.members {
        if case .field(let at) = member.implementation, at == index, !member.isStatic {
          return member
        }
      }
    }
    return nil
  }
}
