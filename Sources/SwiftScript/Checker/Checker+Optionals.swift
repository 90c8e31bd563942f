import SwiftSyntax

/// `?`, `!`, `as` and `is`.
extension Checker {
  /// Whether swiftc takes an optional for a forgotten comparison with `nil`, and not for a truth value
  /// that nobody has unwrapped.
  func isForgottenTest(_ value: TypedExpr, _ syntax: ExprSyntax) -> Bool {
    guard let inner = value.type.wrapped, value.literal == nil else { return false }
    return inner != library.bool || hasChain(syntax.withoutParentheses)
  }

  /// Whether a `?` stands in the row of members, calls, subscripts and `!` that `syntax` ends.
  func hasChain(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base.map(spineHasChain) ?? false
    case .functionCallExpr(let node): spineHasChain(node.calledExpression)
    case .subscriptCallExpr(let node): spineHasChain(node.calledExpression)
    // `view?.window!.bounds`: without a view nothing is unwrapped.
    case .forceUnwrapExpr(let node): spineHasChain(node.expression)
    default: false
    }
  }

  private func spineHasChain(_ syntax: ExprSyntax) -> Bool {
    if let chain = syntax.as(OptionalChainingExprSyntax.self) {
      // `[Int]?.none` names a type, and so does `Int?.zero`.
      if chain.expression.is(ArrayExprSyntax.self) || chain.expression.is(DictionaryExprSyntax.self)
      {
        return guess({ check(chain.expression) }).flatMap {
          collectionTypeValue($0, chain.expression)
        } == nil
      }
      guard let name = chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return true
      }
      return lookUpLocal(name) != nil || lookUpType(name) == nil
    }
    return hasChain(syntax)
  }

  /// Closes a chain: what comes out of it is optional.
  func chained(_ inner: TypedExpr) -> TypedExpr {
    if inner.type.isError { return inner }
    if case .typeValue = inner.kind { return inner }
    let type: Type = inner.type.wrapped == nil ? .optional(inner.type) : inner.type
    let result = TypedExpr(.chained(inner), type, line: inner.line)
    result.isDiscardable = inner.isDiscardable || inner.type.isVoid
    return result
  }

  func checkChain(_ node: OptionalChainingExprSyntax, _ expected: Type? = nil) -> TypedExpr {
    let base = checkInside(node.expression, expecting: chainHint(node.expression, expected))
    if base.type.isError { return failed(node) }
    if case .typeValue(let type) = (collectionTypeValue(base, node.expression) ?? base).kind {
      return typeValue(.optional(type), node)
    }
    guard case .optional(let inner) = base.type else {
      error(
        "cannot use optional chaining on non-optional value of type '\(base.type)'",
        node.questionMark)
      return failed(node)
    }
    return TypedExpr(.chain(base), inner, line: line(node))
  }

  /// `delegate?.scrollViewDidScroll?(self)`: what a delegate need not have is optional in UIKit, and
  /// what it has not gives `nil`.
  func optionalRequirement(
    _ chain: OptionalChainingExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    guard let member = chain.expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let nominal = guess({ checkInside(base, expecting: nil) })?.type.nominal,
      nominal.kind == .protocol, nominal.isHost,
      library.prefixes.contains(where: nominal.name.hasPrefix),
      members(member.declName.baseName.text, of: nominal.selfType).contains(where: {
        $0.member.kind == .method
      })
    else { return nil }
    // A place for anything says nothing of what the method gives.
    let wanted = expected.flatMap { $0.unwrappedFully == .any ? nil : $0 }
    let called = checkMemberCall(member, list, node, wanted)
    guard !called.type.isError, !called.type.isVoid, called.type.wrapped == nil else {
      return called
    }
    // The machine gives no value for a requirement without a witness, which is what `nil` is.
    let answer = TypedExpr(called.kind, .optional(called.type), line: called.line)
    return TypedExpr(.chain(answer), called.type, line: called.line)
  }

  /// `Optional.some(3)`: what it wraps tells its type where it does not say.
  func wrappedOptional(_ list: ArgumentList, _ type: Type, _ expected: Type?) -> TypedExpr? {
    guard list.arguments.count == 1, let syntax = list.arguments.first?.value else { return nil }
    if case .optional(let inner) = type {
      return TypedExpr(.wrap(check(syntax, as: inner)), type, line: line(syntax))
    }
    guard type.nominal === library.optional else { return nil }
    let wanted = type.arguments.first.flatMap { $0.hasHoles ? nil : $0 } ?? expected?.wrapped
    let value = check(syntax, expecting: wanted)
    if value.type.isError { return failed(syntax) }
    let inner = wanted.flatMap { convert(value, to: $0) } ?? value.unliteral
    return TypedExpr(.wrap(inner), .optional(inner.type), line: line(syntax))
  }

  func checkForce(_ node: ForceUnwrapExprSyntax, _ expected: Type?) -> TypedExpr {
    if let call = node.expression.as(FunctionCallExprSyntax.self), isInitializerCall(call) {
      let outer = forcedInitializer
      forcedInitializer = call.id
      defer { forcedInitializer = outer }
      return check(node.expression)
    }
    let value = checkInside(
      node.expression,
      expecting: hasChain(node.expression)
        ? chainHint(node.expression, expected) : expected.map { .optional($0) })
    if value.type.isError { return failed(node) }
    guard case .optional(let inner) = value.type else {
      error("cannot force unwrap value of non-optional type '\(value.type)'", node.exclamationMark)
      return failed(node)
    }
    return TypedExpr(
      .force(value.literal == nil ? value : value.unliteral), inner, line: line(node))
  }

  /// A `T!` whose member is wanted, and which `Optional` itself does not have.
  func implicitlyUnwrapped(_ base: TypedExpr, for name: String) -> TypedExpr {
    base.isImplicitlyUnwrapped && members(name, of: base.type).isEmpty
      ? implicitlyUnwrapped(operand: base) : base
  }

  /// A `T!` among operands is a `T`: what operators take is no optional.
  func implicitlyUnwrapped(operand: TypedExpr) -> TypedExpr {
    guard operand.isImplicitlyUnwrapped, let inner = operand.type.wrapped else { return operand }
    return .implicitForce(of: operand, inner)
  }

  /// Whether a `T!` fits where `wanted` is only as a `T`.
  func needsUnwrapped(_ type: Type, _ wanted: Type, _ known: Substitution) -> Bool {
    if case .parameter(let generic) = wanted {
      return !generic.bounds.allSatisfy { conforms(type, to: $0) }
    }
    guard wanted.hasHoles, let inner = type.wrapped else { return false }
    var (whole, part) = (known, known)
    return !whole.match(wanted, type, self) && part.match(wanted, inner, self)
  }

  /// `items.map { $0 + 1 }` of an `[Int]!`: what optionals can do by that name goes before what
  /// arrays can, unless it does not go at all.
  func asUnwrapped(
    _ base: TypedExpr, _ name: String, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    guard base.isImplicitlyUnwrapped, let inner = base.type.wrapped else { return nil }
    func look(at base: TypedExpr) -> TypedExpr { called(name, on: base, list, node, expected) }
    guard members(name, of: inner).contains(where: { $0.member.kind == .method }),
      guess({ look(at: base) }) == nil
    else { return nil }
    return look(at: implicitlyUnwrapped(operand: base))
  }

  func checkAs(_ node: AsExprSyntax, _ expected: Type?) -> TypedExpr {
    switch node.questionOrExclamationMark?.text {
    case nil:
      let target = resolve(node.type)
      if target.isError { return failed(node) }
      let value = check(node.expression, expecting: target)
      // `[1, 2] as Stack`: what is in it tells what it is of.
      if target.hasHoles, let nominal = target.nominal, value.type.nominal === nominal,
        !value.type.hasHoles
      {
        return value.unliteral
      }
      if let converted = convert(value, to: target) { return converted.unliteral }
      // `textView.text as NSString` of a `String!`.
      let given = implicitlyUnwrapped(operand: value)
      if Bridging.isBridged(given.type, to: target, library, isCoercion: true) {
        // A number object tells a `Float` from a `Double`, which are alike when the program runs.
        let shown =
          given.type == library.float
          ? TypedExpr(.erase(given.unliteral), .any, line: line(node)) : given.unliteral
        return TypedExpr(.cast(shown, target, .forced), target, line: line(node))
      }
      if let object = asObject(value, target) { return object }
      // `task.error as NSError?`.
      if let inner = value.type.wrapped, let wanted = target.wrapped,
        Bridging.isBridged(inner, to: wanted, library, isCoercion: true)
      {
        return TypedExpr(.cast(value.unliteral, wanted, .conditional), target, line: line(node))
      }
      if let inner = value.type.wrapped, value.literal == nil, canConvert(inner, to: target) {
        reportMismatch(value, target, node.expression)
      } else if !canCast(value.type, to: target) {
        error(
          "cannot convert value of type '\(value.type)' to type '\(target)' in coercion",
          node.expression)
      } else {
        error(
          "'\(value.type)' is not convertible to '\(target)'", node.expression,
          notes: ["did you mean to use 'as!' to force downcast?"])
      }
      return failed(node)
    case let mark:
      let value = check(node.expression, expecting: nil)
      if value.type.isError { return failed(node) }
      let target = castTarget(node.type, from: value.type, expected)
      if target.isError { return failed(node) }
      // What `self as? [Int]` gives in an extension of all collections, none of them tells.
      let isTold = copiedCollection == nil
      if isTold, !canCast(value.type, to: target) {
        warning("cast from '\(value.type)' to unrelated type '\(target)' always fails", node)
      }
      if isTold, isAlways(value.type, target) {
        warning(
          mark == "?"
            ? "conditional cast from '\(value.type)' to '\(target)' always succeeds"
            : value.type == target
              ? "forced cast of '\(target)' to same type has no effect"
              : "forced cast from '\(value.type)' to '\(target)' always succeeds; did you mean to use 'as'?",
          node)
      }
      let kind: TypedExpr.CastKind = mark == "?" ? .conditional : .forced
      return TypedExpr(
        .cast(knowing(value, target), target, kind), mark == "?" ? .optional(target) : target,
        line: line(node))
    }
  }

  func checkIs(_ node: IsExprSyntax) -> TypedExpr {
    let value = check(node.expression, expecting: nil)
    let target = castTarget(node.type, from: value.type, nil)
    if target.isError || value.type.isError { return failed(node) }
    if copiedCollection == nil, isAlways(value.type, target) {
      warning("'is' test is always true", node)
    }
    return TypedExpr(.cast(knowing(value, target), target, .test), library.bool, line: line(node))
  }

  /// A list knows its type only where it stands for anything: `[1] is any Drawable` hangs on what
  /// lists of numbers are.
  private func knowing(_ value: TypedExpr, _ target: Type) -> TypedExpr {
    guard target.nominal?.kind == .protocol, let nominal = value.type.nominal,
      nominal.isArchetype || nominal.needsErasure
    else { return value }
    return convert(value, to: .any) ?? value
  }

  /// `1 as AnyObject`: whatever is no object is put into one.
  private func asObject(_ value: TypedExpr, _ target: Type) -> TypedExpr? {
    guard target.unwrappedFully.nominal === library.anyObject, !value.type.isError else {
      return nil
    }
    guard let inner = target.wrapped else {
      return convert(value.unliteral, to: .any).map {
        TypedExpr(.cast($0, target, .forced), target, line: value.line)
      }
    }
    guard let held = value.type.wrapped, value.literal == nil else {
      return asObject(value, inner).map { TypedExpr(.wrap($0), target, line: value.line) }
    }
    let chain = TypedExpr(.chain(value), held, line: value.line)
    return asObject(chain, inner).map { TypedExpr(.chained($0), target, line: value.line) }
  }

  /// Whether a value of one type is one of the other without a look at it.
  func isAlways(_ from: Type, _ target: Type) -> Bool {
    guard !from.hasHoles, from != .any, from.generalized == from, target.generalized == target
    else { return false }
    return from == target
      || (from.wrapped == nil && target != .any && canConvert(from, to: target)
        && target.nominal?.kind == .class)
  }

  /// Whether a value of one type may turn out to be of the other when the program runs.
  private func canCast(_ from: Type, to: Type) -> Bool {
    let (a, b) = (from.unwrappedFully, to.unwrappedFully)
    if a == .any || b == .any || canConvert(a, to: b) || canConvert(b, to: a) { return true }
    if Bridging.isBridged(a, to: b, library) || Bridging.isBridged(b, to: a, library) {
      return true
    }
    if a.nominal === library.anyObject || b.nominal === library.anyObject { return true }
    guard let x = a.nominal, let y = b.nominal else { return false }
    // What a type parameter stands for is not known here.
    if x.isArchetype || y.isArchetype { return true }
    if x.kind == .protocol || y.kind == .protocol {
      return x.kind != .struct || y.kind == .protocol || module.conforms(y, to: x)
    }
    return x === y && !x.generics.isEmpty
  }

  func checkSuper(_ node: SuperExprSyntax) -> TypedExpr {
    if context.isStatic, let nominal = context.nominal, let superclass = nominal.superclass {
      let above = rigid(.nominal(superclass, nominal.superclassArguments))
      return TypedExpr(.typeValue(above), .metatype(above), line: line(node))
    }
    guard let local = currentSelf, let superclass = context.nominal?.superclass else {
      if let nominal = context.nominal {
        error(
          nominal.kind == .class
            ? "'super' members cannot be referenced in a root class"
            : "'super' cannot be used in non-class type '\(nominal.name)'", node)
      } else {
        error("'super' cannot be used outside of class members", node)
      }
      return failed(node)
    }
    context.reach(local)
    let above = TypedExpr(
      .local(local), local.type.superclassType ?? .nominal(superclass, []), line: line(node))
    above.ownClass = local.type
    return above
  }

  // MARK: Subscripts

  func checkSubscript(_ node: SubscriptCallExprSyntax, _ expected: Type?) -> TypedExpr {
    var base = implicitlyUnwrapped(
      checkInside(
        node.calledExpression,
        expecting: literalHint(node, expected)
          ?? chainHint(node.calledExpression, expected)), for: "subscript")
    if base.type.isError { return failed(node) }
    if node.arguments.first?.name == "keyPath" {
      return checkKeyPathAccess(base, node)
    }
    if case .metatype(let type) = base.type {
      return checkStaticSubscript(node, base, type, expected)
    }
    if let whole = checkWhole(of: base, node) { return whole }
    if let dynamic = dynamicSubscript(of: base, node, expected) { return dynamic }
    var found = members("subscript", of: base.type)
    // `numbers.reversed()[0]`: of its two results Swift takes the one that has such a subscript.
    if found.isEmpty, let array = arrayOfView(base) {
      base = array
      found = members("subscript", of: base.type)
    }
    guard !found.isEmpty else {
      if case .optional(let inner) = base.type, !members("subscript", of: inner).isEmpty {
        error(
          "value of optional type '\(base.type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(inner)'",
          node.calledExpression)
      } else if base.type.nominal?.isArchetype ?? false, elementType(of: base.type) != nil {
        // A type parameter that is a collection: we don't know its indices.
        untyped(node)
      } else if isIndexed(base.type) {
        refuseIndex(base.type, node)
      } else {
        error(faultOfSubscript(base.type, node), node)
      }
      return failed(node)
    }
    let list = ArgumentList(node.arguments, trailing: node.trailingClosure, node: node)
    let isLibrarys = found.allSatisfy { !$0.member.text.isEmpty }
    if isLibrarys, base.type == library.string, let only = node.arguments.first?.expression,
      let place = guess({ check(only) })?.type, place == library.int
    {
      error(
        "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
        node)
      return failed(node)
    }
    let candidates = found.compactMap { one -> Candidate? in
      guard let type = functionType(of: one, on: base) else { return nil }
      if let target = isolation(of: one.member, in: one.owner), crosses(target, base) {
        noteUse(of: "subscript '\(one.member.fullName)'", target, isChanged(node), node)
      }
      return Candidate(
        name: "subscript", type: type, generics: one.member.generics,
        requirements: one.member.requirements,
        substitution: one.substitution,
        member: one.member
      ) { [base] arguments, resolved, substitution in
        let member = self.applied(
          one.member, substitution, isSuper: node.calledExpression.is(SuperExprSyntax.self))
        return TypedExpr(
          .subscripted(self.receiver(base, one), member, arguments), resolved.result,
          line: self.line(node))
      }
    }
    return asLiteral(call(candidates, list, node, expected), node)
  }
}
