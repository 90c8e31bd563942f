import SwiftSyntax

/// Subscripts that the script declares.
extension Checker {
  func declareSubscript(_ node: SubscriptDeclSyntax, _ body: TypeBody) {
    let nominal = body.nominal
    let member = MemberReader.subscripting(node, typeScope)
    refuseRedeclaration(member, body, node.subscriptKeyword)
    openSelf(member, node, nominal)
    let accessors = Accessors(node.accessorBlock)
    if body.nominal.kind != .protocol || body.isExtension { refuseBodiless(node.accessorBlock) }
    member.isSettable = accessors.requiresSetter
    member.isSetNonmutating = accessors.isNonmutating
    member.isMutating = accessors.isMutatingGet && nominal.kind != .class
    guard let getter = accessors.getter, let plain = member.functionType else {
      add(member, to: body)
      return
    }
    let get = memberFunction("subscript.get", body, member.generics)
    let set = accessors.setter.map { _ in memberFunction("subscript.set", body, member.generics) }
    member.implementation = .accessors(get: get, set: set)
    // One with type parameters of its own is not looked for in subclasses.
    let accessorFunctions = [(get, "")] + (set.map { [($0, "=")] } ?? [])
    checkOverride(
      member, member.generics.isEmpty ? accessorFunctions : [], body, node.subscriptKeyword)
    add(member, to: body)
    pendingBodies.append { [self] in
      let generics = genericContext(body, member)
      var type = generics?.rigid(plain) ?? plain
      let given = type.result
      let result = given.seenInside
      type.result = result
      accessor(
        get, nominal, generics, type, isStatic: member.isStatic, isMutating: member.isMutating
      ) {
        let statements =
          implicitReturn(getter, result)
          ?? {
            let statements = check(getter)
            if !result.isVoid, !ControlFlow.leaves(statements), !hasErrors {
              error(
                "missing return in getter expected to return '\(result)'", node.subscriptKeyword)
            }
            return statements
          }()
        reveal(given, statements)
        return statements
      }
      guard let set, let setter = accessors.setter else { return }
      type.parameters.append(accessors.newValue(result))
      type.result = .void
      accessor(set, nominal, generics, type, isStatic: member.isStatic, isMutating: true) {
        check(setter.statements)
      }
    }
  }

  /// A subscript with what its own type parameters stand for at one use.
  ///
  /// - Parameter isSuper: it is the superclass's own that is meant.
  func applied(_ member: Member, _ substitution: Substitution, isSuper: Bool = false) -> Member {
    guard !member.namedGenerics.isEmpty || isSuper else { return member }
    switch member.implementation {
    case .accessors, .requirement: break
    default: return member
    }
    let copy = member.applied(to: whatStands(for: member.namedGenerics, substitution))
    copy.generics = []
    copy.isDirect = isSuper
    copy.isSettable = member.isSettable
    copy.isSetNonmutating = member.isSetNonmutating
    return copy
  }

  private func accessor(
    _ function: Function, _ nominal: Nominal, _ generics: GenericContext?, _ type: FunctionType,
    isStatic: Bool, isMutating: Bool, _ body: () -> [TypedStatement]
  ) {
    inType(nominal, isStatic: isStatic, generics: generics) {
      context.result = type.result
      context.name = "subscript"
      context.isAsync = type.isAsync
      context.isThrowing = type.isThrowing
      context.thrown = type.thrown
      let me = isStatic ? [] : [declareSelf(nominal, isMutating: isMutating)]
      let parameters = me + declareParameters(type, in: context)
      let statements = withScope(body)
      _ = makeBody(function.name, context, parameters, statements, as: function)
    }
  }

  /// A subscript of a type itself.
  func checkStaticSubscript(
    _ node: SubscriptCallExprSyntax, _ base: TypedExpr, _ type: Type, _ expected: Type?
  ) -> TypedExpr {
    let candidates = members("subscript", of: type, isStatic: true).compactMap {
      one -> Candidate? in
      guard let function = one.member.functionType else { return nil }
      var known = one.substitution
      if let own = one.member.selfGeneric { known[own] = type }
      return Candidate(
        name: "subscript", type: function, generics: one.member.namedGenerics,
        requirements: one.member.requirements, substitution: known, member: one.member
      ) { arguments, resolved, substitution in
        TypedExpr(
          .subscripted(base, self.applied(one.member, substitution), arguments), resolved.result,
          line: self.line(node))
      }
    }
    guard !candidates.isEmpty else {
      error("type '\(type)' has no subscripts", node)
      return failed(node)
    }
    let list = ArgumentList(node.arguments, trailing: node.trailingClosure, node: node)
    return call(candidates, list, node, expected)
  }

  /// `text[text.startIndex + 1]`: what is wrong is the index, wherever it stands.
  func refusedByItself(_ list: ArgumentList) -> Bool {
    guard list.arguments.count == 1, let index = list.arguments.first?.value,
      index.is(InfixOperatorExprSyntax.self), guess({ check(index) }) == nil
    else { return false }
    let said = diagnostics.count
    _ = check(index)
    return isGuessing || diagnostics.count > said
  }

  /// Swift has more subscripts of a dictionary than we have, and names none where all are wrong.
  func isTableIndex(_ candidate: Candidate, _ expected: Type?) -> Bool {
    candidate.member?.owner === library.dictionary
      && candidate.type.parameters.count == 1 && (expected == nil || expected == .any)
  }

  /// The index would do if it were unwrapped.
  func isUnwrappable(
    _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]]
  ) -> Bool {
    guard let index = arguments.first?.first?.value,
      case .optional(let inner)? = guess({ check(index) })?.type,
      let wanted = candidate.type.parameters.first?.type
    else { return false }
    return canConvert(inner, to: candidate.substitution(wanted))
  }
}
