import SwiftSyntax

/// Properties whose changes are heard of: by their own observers, by what tracks them, by their key.
extension Checker {
  func declareObserved(
    _ stored: StoredProperty, _ accessors: Accessors, isTracked: Bool, isDynamic: Bool,
    _ body: TypeBody, _ name: TokenSyntax
  ) {
    let nominal = body.nominal
    let getter = memberFunction("\(stored.member.name).get", body)
    let setter = memberFunction("\(stored.member.name).set", body)
    stored.member.implementation = .accessors(get: getter, set: setter)
    if nominal.kind == .class {
      checkOverride(stored.member, [(getter, ""), (setter, "=")], body, name)
    }
    stored.member.hasObservers = true
    stored.member.storage = stored.index
    stored.member.isChangedInPlace =
      !isTracked && !isDynamic && accessors.areToldAfterwardsOnly
    pendingBodies.append { [self] in
      let (plain, generics) = (stored.member.type, genericContext(body, nil))
      let type = generics?.rigid(plain) ?? plain
      let at = accessors.isObserved ? accessors.line(self) : 0
      synthesize(getter, nominal, generics, result: type) { me, _ in
        tracking(isTracked ? .access : nil, stored.index, of: me)
          + [TypedStatement(.return(fieldAccess(me, stored.index, type, nominal, at)), line: at)]
      }
      synthesize(setter, nominal, generics, newValue: type, name: stored.member.name) {
        me, newValue in
        let field = fieldAccess(me, stored.index, type, nominal, at)
        return tracking(isTracked ? .willSet : nil, stored.index, of: me)
          + observing(accessors, stored.member, field, newValue, type, at)
          + tracking(isTracked ? .didSet : nil, stored.index, of: me)
          + (isDynamic ? telling(stored.member.name, at) : [])
      }
    }
  }

  /// `@objc dynamic var`: whoever observes it by its key hears of each value.
  private func telling(_ name: String, _ line: Int) -> [TypedStatement] {
    guard module.names["_valueWasSet"] != nil,
      let call = check(made: "_valueWasSet(self, \"\(name)\")", as: nil, at: line)
    else { return [] }
    return [TypedStatement(.expression(call), line: line)]
  }

  /// `override var frame: CGRect { didSet { … } }`: around the superclass's own.
  func declareObservedOverride(
    _ member: Member, _ accessors: Accessors, _ body: TypeBody, _ name: TokenSyntax,
    _ node: VariableDeclSyntax
  ) {
    let nominal = body.nominal
    let getter = memberFunction("\(member.name).get", body)
    let setter = memberFunction("\(member.name).set", body)
    member.implementation = .accessors(get: getter, set: setter)
    checkOverride(member, [(getter, ""), (setter, "=")], body, name)
    guard let superclass = nominal.superclass,
      let found = members(member.name, of: superclass.selfType).first
    else { return }
    if case .field = found.member.implementation {
      unsupported("observing a stored property of a superclass is", name)
      return
    }
    add(member, to: body)
    pendingBodies.append { [self] in
      let (plain, generics) = (member.type, genericContext(body, nil))
      let type = generics?.rigid(plain) ?? plain
      let at = accessors.line(self)
      let inherited = { [self] (me: Local) -> TypedExpr in
        readProperty(
          found, of: TypedExpr(.local(me), me.type.superclassType ?? superclass.selfType, line: at),
          isSuper: true)
      }
      synthesize(getter, nominal, generics, result: type) { me, _ in
        [TypedStatement(.return(inherited(me)), line: at)]
      }
      synthesize(setter, nominal, generics, newValue: type, name: member.name) { me, newValue in
        observing(accessors, nil, inherited(me), newValue, type, at)
      }
    }
  }

  /// willSet, the assignment, didSet.
  ///
  /// - Parameter member: what is observed; its observers get at `place` itself. Without one they
  ///   set it like anybody else, as an override's do.
  /// - Parameter storing: how the value is kept where that isn't at `place`.
  func observing(
    _ accessors: Accessors, _ member: Member?, _ place: TypedExpr, _ newValue: TypedExpr,
    _ type: Type, _ at: Int, storing: TypedStatement? = nil
  ) -> [TypedStatement] {
    context.observed = member.map { ($0, place) }
    defer { context.observed = nil }
    var statements: [TypedStatement] = []
    accessors.mark(newValue)
    let old = Local(accessors.didSetName, type, isMutable: false, in: context)
    old.isImplicitlyUnwrapped = accessors.isImplicitlyUnwrapped
    // What is weak comes, and lies, as a reference to what it refers to.
    let ownership = member?.ownership ?? .strong
    func referred(_ value: TypedExpr) -> TypedExpr {
      ownership == .strong ? value : TypedExpr(.deref(value, ownership), value.type, line: at)
    }
    let needsOld = accessors.needsOld
    if needsOld { statements.append(TypedStatement(.declare(old, referred(place)), line: at)) }
    if let willSet = accessors.willSet, case .local(var local) = newValue.kind {
      if ownership != .strong {
        local = Local(accessors.willSetName, type, isMutable: false, in: context)
        local.isImplicitlyUnwrapped = accessors.isImplicitlyUnwrapped
        statements.append(TypedStatement(.declare(local, referred(newValue)), line: at))
      }
      let block = withScope { () -> [TypedStatement] in
        scopes[scopes.count - 1][accessors.willSetName] = local
        return check(willSet.statements)
      }
      statements.append(TypedStatement(.block(block, nil), line: at))
    }
    statements.append(storing ?? .assignment(of: newValue, to: place, at))
    if let didSet = accessors.didSet {
      let block = withScope { () -> [TypedStatement] in
        if needsOld { scopes[scopes.count - 1][accessors.didSetName] = old }
        return check(didSet.statements)
      }
      statements.append(TypedStatement(.block(block, nil), line: at))
    }
    return statements
  }
}
