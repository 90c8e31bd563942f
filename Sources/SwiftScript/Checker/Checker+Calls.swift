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
      let callee = checkChain(chain)
      return callClosure(callee, list, node, expected)
    }
    // A closure that is called where it stands does not outlive its place.
    isNextClosureEscaping = !node.calledExpression.is(ClosureExprSyntax.self)
    let callee = checkInside(node.calledExpression, expecting: nil)
    isNextClosureEscaping = true
    if case .metatype(let type) = callee.type { return construct(type, list, node, expected) }
    if let type = collectionType(callee.type) { return construct(type, list, node, expected) }
    return callClosure(callee, list, node, expected)
  }

  /// `[Int]()` and `[String: Int]()` parse as literals of types.
  func collectionType(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type,
      nominal === library.array || nominal === library.dictionary
    else { return nil }
    let inner = arguments.compactMap { argument -> Type? in
      if case .metatype(let inner) = argument { return inner }
      return collectionType(argument)
    }
    return inner.count == arguments.count ? .nominal(nominal, inner) : nil
  }

  private func checkNamedCall(
    _ name: DeclReferenceExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let text = name.baseName.text
    if let special = checkSpecialCall(text, list, node) { return special }
    if let generic = lookUpLocal(text)?.generic {
      return call([candidate(generic, node)], list, node, expected)
    }
    if lookUpLocal(text) == nil {
      if let candidates = implicitMethods(text, line(node)), !candidates.isEmpty {
        refuseEarlySelf(text, name)
        refuseImplicitSelf("call to method '\(text)'", name)
        return call(candidates, list, node, expected)
      }
      if case .functions(let functions)? = module.names[text] {
        return call(functions.map { candidate($0, node) }, list, node, expected)
      }
      if module.names[text] == nil, let type = lookUpType(text) {
        if text == "Self", isOpenClass(type) {
          let own = ownMetatype(node) ?? typeValue(ownType, node)
          return dynamicConstruction(ownType, own, list, node, expected)
        }
        return construct(type, list, node, expected)
      }
      if module.names[text] == nil, let members = library.functions[text] {
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

  /// Before `super.init` there is no whole object to call a method on.
  private func refuseEarlySelf(_ method: String, _ node: some SyntaxProtocol) {
    guard context.isInitializer, !context.isConvenience, !context.hasCalledInitializer,
      context.nominal?.superclass != nil, context.nominal?.script != nil
    else { return }
    error("'self' used in method call '\(method)' before 'super.init' call", node)
  }

  private func isOpenClass(_ type: Type) -> Bool { type.isClass && type.nominal?.isFinal == false }

  /// `type.init(…)` of a class: which one it is only the running program knows.
  private func dynamicConstruction(
    _ type: Type, _ metatype: TypedExpr, _ list: ArgumentList, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> TypedExpr {
    let found = members("init", of: type, isStatic: true)
    let candidates = found.compactMap { one -> Candidate? in
      guard let function = one.type.function else { return nil }
      return Candidate(
        name: "init", type: function, generics: one.member.generics,
        substitution: one.substitution, member: one.member
      ) { arguments, resolved, _ in
        if let owner = one.member.owner, owner.kind == .class, owner.script != nil,
          !one.member.isRequired
        {
          self.error(
            "constructing an object of class type '\(type)' with a metatype value must use a 'required' initializer",
            node)
        }
        let result: Type = one.member.isFailable ? .optional(type) : type
        return self.dynamicCall(one.member, metatype, arguments, result, node)
      }
    }
    return candidates.isEmpty ? failed(node) : call(candidates, list, node, expected)
  }

  /// A call of a static member that the type in `metatype` has.
  func dynamicCall(
    _ member: Member, _ metatype: TypedExpr, _ arguments: [TypedExpr], _ result: Type,
    _ node: some SyntaxProtocol
  ) -> TypedExpr {
    let count = arguments.count
    let native: Native = { machine, window in machine.callStatic(member, window, count: count) }
    return TypedExpr(
      .call(.native(native), [metatype] + arguments), result, line: line(node))
  }

  /// The type of the object that runs here, as a value.
  private func ownMetatype(_ node: some SyntaxProtocol) -> TypedExpr? {
    guard let local = currentSelf else { return nil }
    let type = local.type
    let native: Native = { machine, arguments in
      .box(TypeBox(machine.dynamicType(of: arguments[0])))
    }
    return TypedExpr(
      .call(.native(native), [read(local, line(node))]), .metatype(type), line: line(node))
  }

  /// Methods of the types around, called without `self.`.
  private func implicitMethods(_ name: String, _ line: Int) -> [Candidate]? {
    guard let nominal = context.nominal else { return nil }
    if let selfLocal = currentSelf {
      let found = members(name, of: selfLocal.type).filter { $0.member.kind == .method }
      if !found.isEmpty { return found.map { candidate($0, of: read(selfLocal, line)) } }
    }
    var next: Nominal? = nominal
    while let current = next {
      if current !== nominal || context.isStatic {
        let type = current === nominal ? ownType : rigid(current.memberSelf)
        let found = members(name, of: type, isStatic: true).filter { $0.member.kind == .method }
        if !found.isEmpty { return found.map { staticCandidate($0, type) } }
      }
      next = current.outer
    }
    return nil
  }

  private func checkMemberCall(
    _ member: MemberAccessExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let name = member.declName.baseName.text
    guard let baseSyntax = member.base else {
      return checkImplicitCall(member, list, node, expected)
    }
    if isModule(baseSyntax) {
      if let members = library.functions[name], module.names[name] == nil {
        return call(members.compactMap { libraryCandidate($0, node) }, list, node, expected)
      }
      return checkNamedCall(member.declName, list, node, expected)
    }
    if name == "init", let initializer = checkInitializerCall(baseSyntax, list, node) {
      return initializer
    }
    let base = implicitlyUnwrapped(checkInside(baseSyntax, expecting: nil), for: name)
    if base.type.isError { return failed(node) }
    if case .metatype(let type) = base.type {
      if name == "init" {
        let word = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.text
        if word == "self" || word == "Self", isOpenClass(type) {
          let own = ownMetatype(node) ?? base
          return dynamicConstruction(type, own, list, node, expected)
        }
        guard case .typeValue = base.kind else {
          return dynamicConstruction(type, base, list, node, expected)
        }
        return construct(type, list, node, expected)
      }
      return checkStaticCall(member, type, base, list, node, expected)
    }
    let isSuper = baseSyntax.is(SuperExprSyntax.self)
    if baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      refuseEarlySelf(name, baseSyntax)
    }
    let found = members(name, of: base.type)
    let methods = found.filter { $0.member.kind == .method }
    if methods.isEmpty {
      if found.isEmpty {
        if case .tuple(let elements) = base.type, let index = tupleElement(name, elements) {
          let callee = TypedExpr(.element(base, index), elements[index].type, line: line(node))
          return callClosure(callee, list, node, expected)
        }
        reportMissing(member, base.type)
        return failed(node)
      }
      let callee = memberValue(found, of: base, name: member.declName.baseName, nil)
      return callClosure(callee, list, node, expected)
    }
    if let mutating = methods.first?.member, mutating.isMutating, !isSuper {
      requirePlace(base, baseSyntax, member: name)
    }
    return call(
      methods.map { candidate($0, of: base, isSuper: isSuper) }, list, node, expected,
      nameAt: member.declName)
  }

  private func checkStaticCall(
    _ member: MemberAccessExprSyntax, _ type: Type, _ base: TypedExpr, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    let name = member.declName.baseName.text
    let isKnown =
      if case .typeValue = base.kind { type.nominal?.isArchetype == false } else { false }
    if !isKnown, type.isClass && type.nominal?.isFinal == false || type.nominal?.kind == .protocol {
      let found = members(name, of: type, isStatic: true).filter { $0.member.kind == .method }
      let candidates = found.map { one in
        Candidate(
          name: name, type: one.member.functionType ?? FunctionType([], .error),
          generics: one.member.generics, substitution: one.substitution, member: one.member
        ) { arguments, resolved, _ in
          self.dynamicCall(one.member, base, arguments, resolved.result, node)
        }
      }
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
        let callee = checkTypeMember(member, type, base, nil)
        return callee.type.isError ? failed(node) : callClosure(callee, list, node, expected)
      }()
  }

  /// A static method or an enum case with a payload.
  private func callStatic(
    _ found: [FoundMember], _ type: Type, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    let candidates = found.compactMap { one -> Candidate? in
      switch one.member.kind {
      case .method:
        return staticCandidate(one, type)
      case .enumCase:
        guard case .enumCase(let tag) = one.member.implementation, let script = one.owner.script,
          let function = one.type.function
        else { return nil }
        return Candidate(
          name: one.member.name, type: function, generics: unbound(type), member: one.member
        ) { arguments, resolved, _ in
          TypedExpr(.enumCase(script, tag, arguments), resolved.result, line: self.line(node))
        }
      default: return nil
      }
    }
    return candidates.isEmpty ? nil : call(candidates, list, node, expected)
  }

  /// A call whose type the place tells: `.circle(radius: 2)`, `.init(x: 0, y: 0)`.
  private func checkImplicitCall(
    _ member: MemberAccessExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let name = member.declName.baseName.text
    guard let expected, !expected.hasHoles else {
      requireContext(
        "cannot infer contextual base in reference to member '\(name)'", member, expected)
      return failed(node)
    }
    for type in [expected, expected.unwrappedFully] {
      if name == "init", type.nominal != nil { return construct(type, list, node, expected) }
      let found = members(name, of: type, isStatic: true)
      if let result = callStatic(found, type, list, node, expected) { return result }
    }
    if name == "some", case .optional(let inner) = expected, let first = list.arguments.first {
      return TypedExpr(.wrap(check(first.value, as: inner)), expected, line: line(node))
    }
    reportUnknownMember(member.declName.baseName, of: expected.unwrappedFully, isStatic: true)
    return failed(node)
  }

  /// A static method asked of `type`.
  private func staticCandidate(_ found: FoundMember, _ type: Type) -> Candidate {
    var candidate = candidate(found, of: nil)
    candidate.generics += unbound(type)
    if let own = found.member.generics.first(where: { $0.name == "Self" }) {
      candidate.substitution[own] = type
      candidate.generics.removeAll { $0 === own }
    }
    return candidate
  }

  func construct(
    _ type: Type, _ list: ArgumentList, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> TypedExpr {
    guard case .nominal(let nominal, _) = type else {
      error("type '\(type)' has no initializers", node)
      return failed(node)
    }
    if nominal.kind == .protocol {
      error(
        "'any \(nominal.name)' cannot be constructed because it has no accessible initializers",
        node)
      return failed(node)
    }
    if nominal.isArchetype, nominal.superclass != nil {
      return dynamicConstruction(type, typeValue(type, node), list, node, expected)
    }
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
    let candidates = found.compactMap { one -> Candidate? in
      guard let function = one.type.function else { return nil }
      return Candidate(
        name: nominal.name, type: function, generics: one.member.generics + unbound(type),
        requirements: one.member.requirements + nominal.requirements,
        substitution: one.substitution, member: one.member
      ) { arguments, resolved, substitution in
        let result = one.member.isFailable ? resolved.result.wrapped ?? type : resolved.result
        let expr = self.construction(one, of: result)(arguments, resolved, substitution)
        // `Optional(3)` is an `Int?` like any other.
        let isOptional = expr.type.nominal === self.library.optional
        let found = isOptional ? .optional(expr.type.arguments.first ?? .error) : expr.type
        return TypedExpr(expr.kind, found, line: self.line(node))
      }
    }
    return call(candidates, list, node, expected)
  }

  /// `Array(…)` leaves the element open.
  private func unbound(_ type: Type) -> [GenericParameter] {
    type.arguments.compactMap {
      if case .parameter(let parameter) = $0 { return parameter }
      return nil
    } + (type.arguments.isEmpty ? type.nominal?.generics ?? [] : [])
  }

  func callClosure(
    _ callee: TypedExpr, _ list: ArgumentList, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> TypedExpr {
    if callee.type.isError { return failed(node) }
    guard case .function(let type) = callee.type else {
      if case .optional(let inner) = callee.type, case .function = inner {
        error(
          "value of optional type '\(callee.type)' must be unwrapped to a value of type '\(inner)'",
          node)
      } else {
        error("cannot call value of non-function type '\(callee.type)'", node)
      }
      return failed(node)
    }
    let candidate = Candidate(name: "closure", type: type) { arguments, _, _ in
      let call = TypedExpr(.call(.closure(callee), arguments), type.result, line: self.line(node))
      call.isDiscardable = false
      return call
    }
    return call([candidate], list, node, expected)
  }

  // MARK: Candidates

  /// What the script adds to sequences works on the elements of whatever it is called on.
  func receiver(_ base: TypedExpr, _ found: FoundMember) -> TypedExpr {
    guard found.owner === library.sequence, base.type.nominal !== library.sequence,
      case .native = found.member.implementation
    else {
      guard found.owner === library.sequence, base.type.nominal !== library.array,
        let element = elementType(of: base.type)
      else { return base }
      return convert(base, to: .nominal(library.sequence, [element])) ?? base
    }
    return base
  }

  /// A function of the script as one that is called, with its type parameters' arguments.
  func callee(
    _ function: Function, _ generics: [GenericParameter], _ substitution: Substitution
  ) -> TypedExpr.Callee {
    guard let template = function.template else { return .function(function) }
    // A local function is generic over what is around it, too: of that the caller is a part.
    let arguments = template.parameters.map { parameter -> Type in
      substitution[parameter] ?? rigid(.parameter(parameter))
    }
    return .generic(function, arguments)
  }

  func candidate(_ found: FoundMember, of given: TypedExpr?, isSuper: Bool = false) -> Candidate {
    let base = given.map { receiver($0, found) }
    let type = found.member.functionType ?? FunctionType([], .error)
    return Candidate(
      name: found.member.name, type: type, generics: found.member.generics,
      requirements: found.member.requirements,
      substitution: found.substitution, member: found.member,
      make: methodCall(found, of: base, isSuper: isSuper))
  }

  func candidate(_ declaration: FunctionDeclaration, _ node: some SyntaxProtocol)
    -> Candidate
  {
    Candidate(
      name: declaration.name, type: declaration.type, generics: declaration.generics,
      requirements: declaration.requirements
    ) { arguments, type, substitution in
      let callee = self.callee(declaration.function, declaration.generics, substitution)
      let call = TypedExpr(.call(callee, arguments), type.result, line: self.line(node))
      call.isDiscardable = declaration.isDiscardable
      return call
    }
  }

  private func libraryCandidate(_ member: Member, _ node: some SyntaxProtocol) -> Candidate? {
    guard let type = member.functionType, case .native(let native) = member.implementation else {
      return nil
    }
    return Candidate(name: member.name, type: type, generics: member.generics, member: member) {
      arguments, resolved, _ in
      let call = TypedExpr(
        .call(.native(native), arguments), resolved.result, line: self.line(node))
      call.isDiscardable = member.isDiscardable
      return call
    }
  }

  /// `type(of:)` and what else looks like a function but is not one.
  private func checkSpecialCall(
    _ name: String, _ list: ArgumentList, _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    guard name == "type", let only = list.arguments.first, only.label?.text == "of" else {
      return nil
    }
    let value = check(only.value, expecting: nil)
    let type = value.type
    let isOptional = type.wrapped != nil
    let native: Native = { machine, arguments in
      if isOptional { return .box(TypeBox(type)) }
      let found = machine.dynamicType(of: arguments[0])
      let isSaying = found.nominal.map { $0.generics.isEmpty || $0.script != nil } ?? false
      return .box(TypeBox(isSaying && !(type.nominal?.needsErasure ?? false) ? found : type))
    }
    return TypedExpr(.call(.native(native), [value]), .metatype(type), line: line(node))
  }
}
