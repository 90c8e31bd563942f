import SwiftSyntax

extension Checker {
  func checkCall(_ node: FunctionCallExprSyntax, _ expected: Type?) -> TypedExpr {
    let list = ArgumentList(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures,
      node: node)
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil
    {
      return checkNamedCall(name, list, node, expected)
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.argumentNames == nil
    {
      return checkMemberCall(member, list, node, expected)
    }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      // `completion?(true)`
      return optionalRequirement(chain, list, node, expected)
        ?? callChained(checkChain(chain, expected), list, node, expected)
    }
    if let applied = appliedOperator(node, expected) { return applied }
    if let type = functionCollection(node.calledExpression) {
      return construct(type, list, node, expected)
    }
    // A closure that is called where it stands does not outlive its place.
    isNextClosureEscaping = !node.calledExpression.withoutParentheses.is(ClosureExprSyntax.self)
    let wanted =
      calledClosure(node, list, expected) ?? chainHint(node.calledExpression, expected)
    let callee = checkInside(node.calledExpression, expecting: wanted)
    isNextClosureEscaping = true
    if case .metatype(let type) = callee.type {
      return construct(type, list, node, expected)
    }
    if let type = collectionType(callee.type) {
      if refuseKey(in: type, node) { return failed(node) }
      return construct(type, list, node, expected)
    }
    return callClosure(callee, list, node, expected)
  }

  /// `completion?(true)`, and `Int?(3)`.
  private func callChained(
    _ callee: TypedExpr, _ list: ArgumentList, _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    if case .typeValue(let type) = callee.kind, let made = wrappedOptional(list, type, expected) {
      return made
    }
    return callClosure(callee, list, node, expected)
  }

  private func checkNamedCall(
    _ name: DeclReferenceExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let text = name.baseName.text.unquoted
    if let special = checkSpecialCall(text, list, node) { return special }
    if let whole = withTaskResult(text, list, { checkNamedCall(name, $0, node, expected) }) {
      return checkNamedCall(name, whole, node, expected)
    }
    if let generic = lookUpLocal(text)?.generic {
      return call([candidate(generic, node)], list, node, expected)
    }
    if let local = lookUpLocal(text), !local.overloads.isEmpty {
      return callOverloaded(local, list, node, expected)
    }
    if lookUpLocal(text) == nil {
      if let candidates = implicitMethods(name, line(node)), !candidates.isEmpty,
        !isOutsideText(text, candidates, list), !isNearerClosure(name, list, node, expected)
      {
        if refuseOutside(text, candidates, list, name) { return failed(node) }
        refuseEarlySelf(text, name)
        refuseImplicitSelf("call to method '\(text)'", name)
        refuseImplicitMutation(candidates, name)
        return call(candidates, list, node, expected)
      }
      if refuseStaticProperty(text, name) { return failed(node) }
      if case .functions(let functions)? = module.names[text], !isOwnProperty(text) {
        let candidates = functions.map { candidate($0, node) }
        return call(candidates + unshadowed(text, functions, node), list, node, expected)
      }
      if module.names[text] == nil, let type = lookUpType(text) {
        if text == "Self", isOpenClass(type) {
          let own = ownMetatype(node) ?? typeValue(ownType, node)
          return dynamicConstruction(ownType, own, list, node, expected)
        }
        return construct(type, list, node, expected)
      }
      if module.names[text] == nil, let members = library.functions(text) {
        let candidates = members.compactMap { libraryCandidate($0, node) }
        return call(candidates, list, node, expected)
      }
    }
    let callee = checkName(name, nil)
    if callee.type.isError {
      for argument in list.arguments where !argument.value.is(ClosureExprSyntax.self) {
        _ = check(argument.value, expecting: nil)
      }
      return failed(node)
    }
    if case .metatype(let type) = callee.type {
      guard case .typeValue = callee.kind else {
        error(
          "initializing from a metatype value must reference 'init' explicitly", node)
        return failed(node)
      }
      return construct(type, list, node, expected)
    }
    return callClosure(callee, list, node, expected)
  }

  func isOpenClass(_ type: Type) -> Bool { type.isClass && type.nominal?.isFinal == false }

  /// Methods of the types around, called without `self.`.
  private func implicitMethods(_ name: DeclReferenceExprSyntax, _ line: Int) -> [Candidate]? {
    guard let nominal = context.nominal else { return nil }
    let (node, name) = (ExprSyntax(name), name.baseName.text.unquoted)
    if let selfLocal = currentSelf {
      let found = seenFromCopy(members(name, of: selfLocal.type)).filter {
        $0.member.kind == .method
      }
      if !found.isEmpty {
        let me = read(selfLocal, line)
        return callable(found, on: me, node).map { candidate($0, of: me) }
      }
    }
    var next: Nominal? = nominal
    while let current = next {
      if current !== nominal || context.isStatic {
        let type = current === nominal ? ownType : rigid(current.memberSelf)
        let found = members(name, of: type, isStatic: true).filter { $0.member.kind == .method }
        if !found.isEmpty, type.nominal?.isArchetype == true, type.isClass {
          let own = TypedExpr(.typeValue(type), .metatype(type), line: line)
          return dynamicCandidates(name, found, own, type, line)
        }
        if !found.isEmpty { return found.map { staticCandidate($0, type) } }
      }
      next = current.outer
    }
    return nil
  }

  func checkMemberCall(
    _ member: MemberAccessExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let name = member.declName.baseName.text.unquoted
    noteTask(name, list)
    guard let baseSyntax = member.base else {
      return checkImplicitCall(member, list, node, expected)
    }
    if isModule(baseSyntax) {
      if let members = library.functions(name) {
        return call(members.compactMap { libraryCandidate($0, node) }, list, node, expected)
      }
      if let type = hiddenType(name, in: baseSyntax) {
        return construct(type, list, node, expected)
      }
      return checkNamedCall(member.declName, list, node, expected)
    }
    if name == "init", let initializer = checkInitializerCall(baseSyntax, list, node) {
      return initializer
    }
    // `[.small, .large].sorted()`: what is wanted of the call tells what the elements are.
    var hint = chainHint(baseSyntax, expected)
    if let list = baseSyntax.as(ArrayExprSyntax.self), let first = list.elements.first,
      isPlaceDependent(first.expression), expected?.nominal === library.array,
      !Self.transforming.contains(name)
    {
      hint = expected
    } else if let found = foundInArgument(baseSyntax, name, list) {
      hint = found
    } else if isFoundInClosure(baseSyntax, list) {
      if let found = foundInClosure(baseSyntax, name, list, node, expected) { return found }
      untyped(node)
      return failed(node)
    }
    hint = hint ?? hintInMethod(baseSyntax, name, list, expected)
    var base = unified(
      implicitlyUnwrapped(checkInside(baseSyntax, expecting: hint), for: name), baseSyntax, name)
    if base.type.isError { return failed(node) }
    base = eager(fractional(collectionTypeValue(base, baseSyntax) ?? base, for: name), list)
    if let forced = asUnwrapped(base, name, list, node, expected) { return forced }
    if let wider = widened(base, baseSyntax, name, list, node, expected) { return wider }
    if name == "enumerated", list.arguments.isEmpty,
      let stepwise = stepwiseEnumerated(base, baseSyntax, node)
    {
      return stepwise
    }
    if let part = stepwisePart(name, base, baseSyntax, list, node) { return part }
    if blameElements(base, baseSyntax, name, list, node, expected) { return failed(node) }
    if name == "joined", refuseJoined(base, baseSyntax, list, node, expected) {
      return failed(node)
    }
    if case .metatype(let type) = base.type {
      if name == "init" {
        let word = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.text
        if word == "self" || word == "Self", isOpenClass(type) {
          let own = ownMetatype(node) ?? base
          return dynamicConstruction(type, own, list, node, expected)
        }
        // `(Card.self as any Made.Type).init()` does not say which type it makes.
        guard case .typeValue(let written) = base.kind, written == type else {
          return dynamicConstruction(type, base, list, node, expected)
        }
        return construct(type, list, node, expected)
      }
      // `Optional<Int>.some(3)`.
      if name == "some", let wrapped = wrappedOptional(list, type, expected) { return wrapped }
      if isInstanceCall(name, type, list, baseSyntax) { return failed(node) }
      return checkStaticCall(member, type, base, list, node, expected)
    }
    if name == "flatMap", let kept = compactingFlatMap(member, base, list, node, expected) {
      return kept
    }
    if let ordered = orderedByOwn(name, base, list, node, expected) { return ordered }
    if name == "appending", let appended = appendedKeyPath(base, list, node) { return appended }
    let isSuper = baseSyntax.is(SuperExprSyntax.self)
    if isSelf(baseSyntax) { refuseEarlySelf(name, baseSyntax) }
    let found = members(name, of: base, writtenAs: baseSyntax)
    let methods = callable(found.filter { $0.member.kind == .method }, on: base, ExprSyntax(member))
    if methods.isEmpty {
      if found.isEmpty {
        if case .tuple(let elements) = base.type, let index = tupleElement(name, elements) {
          let callee = TypedExpr(.element(base, index), elements[index].type, line: line(node))
          return callClosure(callee, list, node, expected)
        }
        if let dynamic = dynamicMember(name, of: base) {
          return callClosure(dynamic, list, node, expected)
        }
        reportMissing(member, base.type)
        return failed(node)
      }
      let callee = memberValue(found, of: base, name: member.declName.baseName, nil)
      return callClosure(callee, list, node, expected)
    }
    if let value = closureBeside(methods, found, of: base, member, list, node, expected) {
      return value
    }
    if methods.count == 1, refuseExistentialUse(methods[0], of: base, baseSyntax) {
      return failed(node)
    }
    if let mutating = methods.first?.member, mutating.isMutating, !isSuper {
      requirePlace(base, baseSyntax, member: name)
      refuseAwaitedChange(mutating, of: base, baseSyntax)
    }
    return call(
      methods.map { candidate($0, of: base, isSuper: isSuper) }, list, node, expected,
      nameAt: member.declName)
  }

  private func checkStaticCall(
    _ member: MemberAccessExprSyntax, _ type: Type, _ base: TypedExpr, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    let name = member.declName.baseName.text.unquoted
    if refuseStatic(name, of: type, base, member) { return failed(node) }
    let isKnown =
      if case .typeValue = base.kind { type.nominal?.isArchetype == false } else { false }
    if !isKnown, type.isClass && type.nominal?.isFinal == false || type.nominal?.kind == .protocol {
      let found = members(name, of: type, isStatic: true).filter { $0.member.kind == .method }
      let candidates = dynamicCandidates(name, found, base, type, line(node))
      if !candidates.isEmpty { return call(candidates, list, node, expected) }
    }
    if let nominal = type.nominal {
      for one in nominal.classChain {
        if let nested = typeScope.nested(name, in: one) {
          return construct(Substitution(type)(nested), list, node, expected)
        }
      }
    }
    return callStatic(members(name, of: type, isStatic: true), type, list, node, expected)
      ?? {
        if refusePayload(name, type, list, member) { return failed(node) }
        let wanted = calledMethod(name, type, list, expected)
        let callee = checkTypeMember(member, type, base, wanted)
        if case .typeValue(let made) = callee.kind { return construct(made, list, node, expected) }
        return callee.type.isError ? failed(node) : callClosure(callee, list, node, expected)
      }()
  }

  /// A static method or an enum case with a payload.
  func callStatic(
    _ found: [FoundMember], _ type: Type, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    let candidates = found.compactMap { staticCandidate($0, type, node) }
    return candidates.isEmpty ? nil : call(candidates, list, node, expected)
  }

  func construct(
    _ named: Type, _ list: ArgumentList, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> TypedExpr {
    let type = opened(named)
    if case .optional = type,
      let made = wrappedOptional(list, type, expected)
    {
      return made
    }
    if case .tuple(let elements) = type, let made = tuple(elements, list, type, node) {
      return made
    }
    guard case .nominal(let nominal, _) = type else {
      error("type '\(type)' has no initializers", node)
      return failed(node)
    }
    if nominal === library.anyHashable, let only = list.arguments.first?.value {
      return check(only, as: type)
    }
    if nominal.kind == .protocol { return refuseInstance(of: nominal, type, node) }
    if nominal.isArchetype, nominal.superclass != nil {
      return dynamicConstruction(type, typeValue(type, node), list, node, expected)
    }
    if let number = literalNumber(type, list) { return number }
    if let number = dependentConversion(type, list, node) { return number }
    let found = members("init", of: type, isStatic: true)
    guard !found.isEmpty else {
      if nominal.isArchetype {
        error("type '\(nominal.name)' has no member 'init'", node)
        return failed(node)
      }
      error(
        "'\(nominal.name)' cannot be constructed because it has no accessible initializers", node)
      return failed(node)
    }
    if let literal = literalInit(type, found, list, node) { return literal }
    if let called = calledWhenMade(type, found, list, node, expected) { return called }
    return call(constructors(found, nominal, type, node), list, node, expected)
  }

  /// `Point(x: 1, y: 2)` where `Point` is a `typealias` of a tuple.
  private func tuple(
    _ elements: [Type.TupleElement], _ list: ArgumentList, _ type: Type,
    _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    guard elements.count == list.arguments.count,
      zip(elements, list.arguments).allSatisfy({ $1.label == nil || $1.label?.text == $0.label })
    else { return nil }
    let parts = zip(elements, list.arguments).map { check($1.value, as: $0.type) }
    return TypedExpr(.tuple(parts), type, line: line(node))
  }

  func callClosure(
    _ callee: TypedExpr, _ list: ArgumentList, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> TypedExpr {
    if callee.type.isError { return failed(node) }
    if callee.isImplicitlyUnwrapped, callee.type.wrapped?.function != nil {
      return callClosure(implicitlyUnwrapped(operand: callee), list, node, expected)
    }
    guard case .function(let type) = callee.type else {
      let methods = members("callAsFunction", of: callee.type).filter { $0.member.kind == .method }
      if !methods.isEmpty {
        if let first = methods.first?.member, first.isMutating {
          requirePlace(callee, ExprSyntax(fromProtocol: node), member: "callAsFunction")
        }
        return call(methods.map { self.candidate($0, of: callee) }, list, node, expected)
      }
      if let called = dynamicallyCalled(callee, list, ExprSyntax(fromProtocol: node), expected) {
        return called
      }
      if case .optional(let inner) = callee.type, case .function = inner {
        let written = inner.saidWithVoid
        error(
          "value of optional type '(\(written))?' must be unwrapped to a value of type '\(written)'",
          node)
      } else if !list.arguments.isEmpty, isRealMethod(node) {
        unsupported("this form of the call is", node)
      } else {
        error("cannot call value of non-function type '\(callee.type)'", node)
      }
      return failed(node)
    }
    return call([candidate(callee, type, node)], list, node, expected)
  }

  private func candidate(
    _ callee: TypedExpr, _ type: FunctionType, _ node: some SyntaxProtocol
  ) -> Candidate {
    let function: Local? = if case .local(let local) = callee.kind { local } else { nil }
    var candidate = Candidate(name: "closure", type: type) { arguments, _, _ in
      let call = TypedExpr(.call(.closure(callee), arguments), type.result, line: self.line(node))
      call.isDiscardable = function?.isDiscardable ?? false
      return call
    }
    candidate.isImplicitlyUnwrapped = function?.givesImplicitlyUnwrapped ?? false
    candidate.isValue = true
    return candidate
  }

  /// A function inside a function, of which there are several by its name.
  private func callOverloaded(
    _ local: Local, _ list: ArgumentList, _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    let candidates = (local.overloads + [local]).compactMap { one in
      one.type.function.map { candidate(read(one, line(node)), $0, node) }
    }
    return call(candidates, list, node, expected)
  }
}
