import SwiftSyntax

/// Members of types: static members, nested types, enum cases, initialisers, `.center`.
extension Checker {
  func checkTypeMember(
    _ node: MemberAccessExprSyntax, _ type: Type, _ base: TypedExpr, _ expected: Type?
  ) -> TypedExpr {
    let name = node.declName.baseName.text.unquoted
    // `Role.Type.self`.
    if name == "Type" { return typeValue(.metatype(type), node) }
    if let nominal = type.nominal {
      for one in nominal.classChain {
        if let nested = typeScope.nested(name, in: one) {
          return typeValue(Substitution(type)(nested), node)
        }
      }
      if let found = nominal.typeMember(name) { return typeValue(Substitution(type)(found), node) }
    }
    var found = members(name, of: type, isStatic: true)
    if !found.isEmpty, refuseStatic(name, of: type, base, node) { return failed(node) }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    if let labels { found = found.filter { isLabelled($0, labels) } }
    if found.isEmpty, let value = typeFunction(name, labels, type, base, expected, node) {
      return value
    }
    guard let first = found.first else {
      if labels == nil, let made = dynamicMember(name, of: base, expected) { return made }
      if case .local = base.kind {
        reportUnknownMember(node.declName.baseName, of: base.type)
      } else {
        let instance = members(name, of: type)
        if let member = instance.first?.member {
          error(
            "instance member '\(member.name)' cannot be used on type '\(type)'"
              + "; did you mean to use a value of this type instead?", node.declName)
        } else {
          reportUnknownMember(node.declName.baseName, of: type, isStatic: true)
        }
      }
      return failed(node)
    }
    if let value = dynamicProperty(first, of: type, base, line(node)) { return value }
    var owner = type
    if let nominal = type.nominal, !nominal.generics.isEmpty, type.arguments.isEmpty,
      first.member.kind != .initializer, first.type.function == nil,
      nominal.script != nil || first.type.hasHoles
    {
      // `Tree.empty`: the place tells what it is a tree of, or the extension that has it.
      let told = expected?.unwrappedFully
      let isTold = told?.nominal === nominal && told?.hasHoles == false
      guard
        let wanted = isTold ? told : found.lazy.compactMap({ self.fixed(nominal, by: $0) }).first
      else {
        untyped(node)
        return failed(node)
      }
      owner = wanted
      let again = members(name, of: owner, isStatic: true)
      return staticValue(again, again.first ?? first, of: owner, node.declName, expected)
    }
    return staticValue(found, first, of: owner, node.declName, expected)
  }

  /// `extension Parser where Output == Int`: what it is of where one of its members is meant.
  private func fixed(_ nominal: Nominal, by found: FoundMember) -> Type? {
    var arguments: [Type] = []
    for parameter in nominal.generics {
      let fixed = found.member.requirements.lazy.compactMap { one -> Type? in
        guard case .same(let a, let b) = one else { return nil }
        return a == .parameter(parameter) ? b : b == .parameter(parameter) ? a : nil
      }.first
      guard let fixed, !fixed.hasHoles else { return nil }
      arguments.append(fixed)
    }
    return .nominal(nominal, arguments)
  }

  /// `.center`, where the place says which type is meant.
  func checkImplicitMember(_ node: MemberAccessExprSyntax, _ expected: Type?) -> TypedExpr {
    if let probe, CompletionProbe.isToken(node.declName) {
      offerImplicitMembers(expected, probe)
      return failed(node)
    }
    let name = node.declName.baseName.text.unquoted
    let expected =
      fixedSelf(node, of: expected?.unwrappedFully.nominal) ?? fixedArguments(node, of: expected)
      ?? expected
    guard let expected, !expected.hasHoles else {
      requireContext(unplaced(name, ExprSyntax(node)), node, expected)
      return failed(node)
    }
    for candidate in [expected, expected.unwrappedFully] {
      let found = members(name, of: candidate, isStatic: true)
      // `.fancy` is a property rather than a function of that name, unless a function is wanted.
      let isValue = candidate.unwrappedFully.function == nil
      if let first = (isValue ? found.first { $0.member.kind == .property } : nil) ?? found.first {
        return staticValue(found, first, of: candidate, node.declName, expected)
      }
    }
    if case .optional = expected, name == "none" {
      return TypedExpr(.constant(.none), expected, line: line(node))
    }
    // `.Spacing.large` of a type inside of the one that is wanted.
    if node.parent?.is(MemberAccessExprSyntax.self) == true,
      let nominal = expected.unwrappedFully.nominal, let inner = typeScope.nested(name, in: nominal)
    {
      return typeValue(Substitution(expected.unwrappedFully)(inner), node)
    }
    reportUnknownMember(
      node.declName.baseName, of: expected.unwrappedFully, isStatic: true, saying: expected)
    return failed(node)
  }

  func staticValue(
    _ found: [FoundMember], _ first: FoundMember, of type: Type, _ node: some SyntaxProtocol,
    _ expected: Type?
  ) -> TypedExpr {
    let owner = type
    switch first.member.kind {
    case .property:
      noteUse(first.member, node)
      noteEffects(first, of: nil, node)
      if owner.nominal?.isArchetype == true, owner.isClass {
        if first.member.isSettable, first.member.isScripted {
          return TypedExpr(
            .subscripted(typeValue(owner, node), first.member, []), first.type, line: line(node))
        }
        return dynamicCall(first.member, typeValue(owner, node), [], first.type, node)
      }
      let base = typeValue(owner, node)
      let asked = askedSelf(owner, node)
      if asked != owner { base.underlying = asked }
      base.syntax =
        node.parent?.is(MemberAccessExprSyntax.self) == true ? nil : node.as(ExprSyntax.self)
      return readProperty(first, of: base)
    case .enumCase:
      noteUse(first.member, node)
      guard case .enumCase(let tag) = first.member.implementation, let script = first.owner.script
      else {
        return failed(node)
      }
      if let function = first.type.function {
        if let wanted = expected?.unwrappedFully.function,
          let value = functionValue(staticCandidates(found, owner, node), as: wanted, node)
        {
          return value
        }
        return makeClosure(first.member.name, function, line(node)) { arguments, _ in
          TypedExpr(.enumCase(script, tag, arguments), function.result, line: line(node))
        }
      }
      return TypedExpr(.enumCase(script, tag, []), owner, line: line(node))
    case .method, .initializer:
      guard let function = first.type.function else { return failed(node) }
      let candidates = staticCandidates(found, owner, node)
      if let wanted = expected?.unwrappedFully.function {
        if let value = functionValue(candidates, as: wanted, node) { return value }
        if let only = onlyFunction(candidates, node) { return only }
        if Type.function(function).hasHoles || found.count > 1 {
          return undecided(first.member.name, expected, node)
        }
      } else if let only = onlyFunction(candidates, node) {
        return only
      } else if found.count > 1 {
        return undecided(first.member.name, nil, node)
      }
      return makeClosure(first.member.name, function, line(node)) { arguments, _ in
        first.member.kind == .initializer
          ? construction(first, of: owner)(arguments, function, first.substitution)
          : methodCall(first, of: nil, isSuper: false)(arguments, function, first.substitution)
      }
    case .subscript: return failed(node)
    }
  }

  /// How a call of `found` on `base` is done, once its arguments are known.
  func methodCall(
    _ found: FoundMember, of base: TypedExpr?, isSuper: Bool
  ) -> ([TypedExpr], FunctionType, Substitution) -> TypedExpr {
    { arguments, type, substitution in
      let member = found.member
      let line = base?.line ?? arguments.first?.line ?? 0
      let all = base.map { member.isStatic ? arguments : [$0] + arguments } ?? arguments
      let callee: TypedExpr.Callee
      switch member.implementation {
      case .native(let native), .nativeInitializer(let native, _):
        callee =
          isSuper
          ? .base(native, hook: member.fullName)
          : member.callee(native)
      case .function(let function):
        if let slot = function.slot, !isSuper, !member.isFinal, !member.isStatic,
          member.generics.isEmpty
        {
          callee = .slot(slot)
        } else if !isSuper, !member.isStatic, function.slot != nil,
          case .generic(let function, let types) = self.callee(
            function, member.generics, substitution)
        {
          callee = .virtual(function, types, own: member.generics.count, values: all.count)
        } else {
          callee = self.callee(function, member.generics, substitution)
        }
      default:
        let asked = self.asked(member, substitution)
        callee =
          member.isStatic
          ? .staticWitness(asked, substitution(found.owner.memberSelf))
          : .witness(asked, base?.type)
      }
      let isValue = found.owner.kind != .class && found.owner.kind != .protocol
      // What a protocol adds may put another object in the variable's place.
      let isAdded = found.owner.kind == .protocol && !found.owner.isHost
      let kind: TypedExpr.Kind
      if member.isMutating, let base, isValue || isAdded || base.type.nominal?.kind != .class {
        kind = .mutate(base, callee, arguments)
      } else {
        kind = .call(callee, all)
      }
      let result = TypedExpr(kind, type.result, line: line)
      result.isDiscardable = member.isDiscardable
      return result
    }
  }

  /// A generic method with what its own parameters stand for: where only the running program finds
  /// out which one it is, the caller tells.
  func asked(_ member: Member, _ substitution: Substitution) -> Member {
    guard member.kind == .method, !member.namedGenerics.isEmpty else { return member }
    return member.applied(to: whatStands(for: member.namedGenerics, substitution))
  }

  /// How `Type(…)` is done with the initialiser `found`.
  func construction(
    _ found: FoundMember, of type: Type
  ) -> ([TypedExpr], FunctionType, Substitution) -> TypedExpr {
    { arguments, _, substitution in
      let line = arguments.first?.line ?? 0
      let result = found.member.isFailable ? Type.optional(type) : type
      switch found.member.implementation {
      case .native(let native), .nativeInitializer(let native, _):
        return TypedExpr(.call(found.member.callee(native), arguments), result, line: line)
      case .function(let body):
        if found.member.isPlainMemberwise, let nominal = type.nominal, let script = nominal.script {
          let made = substitution.merging(Substitution(type))(nominal.selfType)
          return TypedExpr(.makeStruct(script, arguments), made, line: line)
        }
        let callee = self.callee(
          body, found.member.generics, substitution.merging(Substitution(type)))
        // What a protocol adds makes the object itself, where it says `self.init`.
        if let script = type.nominal?.script, type.isClass, found.owner.kind == .class {
          return TypedExpr(.construct(script, callee, arguments), result, line: line)
        }
        return TypedExpr(.call(callee, arguments), result, line: line)
      case .requirement:
        return TypedExpr(.call(.staticWitness(found.member, type), arguments), result, line: line)
      default:
        // The memberwise initialiser of a struct.
        guard let script = type.nominal?.script else {
          return TypedExpr(.constant(.none), .error, line: line)
        }
        return TypedExpr(.makeStruct(script, arguments), result, line: line)
      }
    }
  }
}
