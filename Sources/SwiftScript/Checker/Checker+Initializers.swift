import SwiftSyntax

/// `super.init(…)` and `self.init(…)`.
extension Checker {
  func checkInitializerCall(
    _ base: ExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    let isSuper = base.is(SuperExprSyntax.self)
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    guard isSuper || isSelf, context.isInitializer, let local = lookUpLocal("self"),
      let nominal = context.nominal
    else { return nil }
    context.hasCalledInitializer = true
    context.initializerCall = Syntax(node)
    if isSuper {
      guard let superclass = nominal.superclass else {
        error(
          nominal.kind == .class
            ? "'super' members cannot be referenced in a root class"
            : "'super' cannot be used in non-class type '\(nominal.name)'", base)
        return failed(node)
      }
      if context.isConvenience, nominal.script != nil {
        error(
          "convenience initializer for '\(nominal.name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
          node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
            ?? Syntax(node))
      }
      let all = members(
        "init", of: local.type.superclassType ?? .nominal(superclass, []), isStatic: true)
      if isOnlyConvenient(all, local, list, node) {
        error("must call a designated initializer of the superclass '\(superclass.name)'", node)
        return failed(node)
      }
      return initialize(local, all, isSuper: true, list, node)
    }
    if nominal.kind == .class, nominal.script != nil, !context.isConvenience {
      let declaration = initializerDeclaration(of: node)
      error(
        "designated initializer for '\(nominal.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        declaration.map { Syntax($0.initKeyword) } ?? Syntax(node))
    }
    if nominal.kind == .protocol, local.type.nominal?.isArchetype == true,
      local.type.nominal?.superclass != nil
    {
      return initializeDynamically(local, list, node)
    }
    return initialize(
      local, members("init", of: local.type, isStatic: true), isSuper: false, list, node)
  }

  /// Whether only an initializer that delegates to another takes the arguments.
  private func isOnlyConvenient(
    _ all: [FoundMember], _ local: Local, _ list: ArgumentList, _ node: FunctionCallExprSyntax
  ) -> Bool {
    let designated = all.filter {
      !$0.member.isConvenience || $0.member.owner?.script == nil || $0.owner.isActor
    }
    func fits(_ found: [FoundMember]) -> Bool {
      guess { initialize(local, found, isSuper: true, list, node) } != nil
    }
    return designated.count < all.count && (designated.isEmpty || !fits(designated)) && fits(all)
  }

  /// In an extension of a protocol whose `Self` is a class nothing is made yet: `self.init(…)` makes
  /// an object of the class that is asked for.
  private func initializeDynamically(
    _ local: Local, _ list: ArgumentList, _ node: FunctionCallExprSyntax
  ) -> TypedExpr {
    let type = local.type
    let me = TypedExpr(.local(local), type, line: line(node))
    let made = dynamicConstruction(type, typeValue(type, node), list, node, nil)
    guard !made.type.isError else { return made }
    guard made.type.wrapped == nil else {
      let assigned = TypedExpr(
        .assign(TypedExpr(.local(local), made.type, line: line(node)), made), .void,
        line: line(node))
      if forcedInitializer == node.id { return forcing(assigned, me) }
      return context.isFailable ? failing(assigned, me) : assigned
    }
    return TypedExpr(.assign(me, made), .void, line: line(node))
  }

  func initializerDeclaration(of node: some SyntaxProtocol) -> InitializerDeclSyntax? {
    var next = node.parent
    while let current = next {
      if let found = current.as(InitializerDeclSyntax.self) { return found }
      next = current.parent
    }
    return nil
  }

  func initialize(
    _ local: Local, _ found: [FoundMember], isSuper: Bool, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax
  ) -> TypedExpr {
    let isForced = forcedInitializer == node.id
    let candidates = found.compactMap { one -> Candidate? in
      guard let type = one.member.functionType,
        isSuper ? initializerCallee(one, isSuper: true) != nil : delegate(one) != nil
      else { return nil }
      let isClass = one.owner.kind == .class && context.nominal?.script != nil
      return Candidate(
        name: "init", type: type, generics: one.member.generics,
        substitution: one.substitution, member: isSuper ? nil : one.member
      ) { arguments, _, substitution in
        let found = FoundMember(
          member: one.member, substitution: substitution, owner: one.owner)
        let callee =
          (isSuper ? self.initializerCallee(found, isSuper: true) : self.delegate(found))
          ?? .closure(TypedExpr(.constant(.none), .error, line: 0))
        let selfRead = TypedExpr(.local(local), local.type, line: self.line(node))
        let made = TypedExpr(
          .initialize(local, callee, isClass ? [selfRead] + arguments : arguments), .void,
          line: self.line(node))
        guard one.member.isFailable else { return made }
        if isForced { return self.forcing(made, selfRead) }
        if self.context.isFailable { return self.failing(made, selfRead) }
        if !one.member.isImplicitlyUnwrapped {
          self.error(
            "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(one.member.fullName)' written with 'init?'",
            node)
        }
        return made
      }
    }
    guard !candidates.isEmpty else {
      error("must call a designated initializer of the superclass", node)
      return failed(node)
    }
    return call(candidates, list, node, nil)
  }

  /// Where the initialiser that is called fails, so does this one.
  func failing(_ made: TypedExpr, _ me: TypedExpr) -> TypedExpr {
    let at = made.line
    let isNone: Native = { _, arguments in .bool(arguments[0].isNone) }
    let hasFailed = TypedExpr(.call(.native(isNone), [me]), library.bool, line: at)
    let nothing = TypedExpr(.constant(.none), .void, line: at)
    let result = Local("_", .void, isMutable: false, in: context)
    return TypedExpr(
      .block(
        [
          TypedStatement(.expression(made), line: at),
          TypedStatement(
            .if([.boolean(hasFailed)], [TypedStatement(.return(nothing), line: at)], []), line: at),
          TypedStatement(
            .declare(result, TypedExpr(.tuple([]), .void, line: at)), line: at),
        ], result), .void, line: at)
  }

  func isInitializerCall(_ node: FunctionCallExprSyntax) -> Bool {
    guard context.isInitializer,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    else { return false }
    return base.is(SuperExprSyntax.self)
      || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  /// `super.init(coder: coder)!`: where the initialiser that is called fails, the program ends.
  private func forcing(_ made: TypedExpr, _ me: TypedExpr) -> TypedExpr {
    let at = made.line
    let known = TypedExpr(me.kind, .optional(me.type), line: at)
    let result = Local("_", .void, isMutable: false, in: context)
    return TypedExpr(
      .block(
        [
          TypedStatement(.expression(made), line: at),
          TypedStatement(.expression(TypedExpr(.force(known), me.type, line: at)), line: at),
          TypedStatement(.declare(result, TypedExpr(.tuple([]), .void, line: at)), line: at),
        ], result), .void, line: at)
  }

  /// `self.init(…)` of a class reaches the subclass's own, if it is one that is being made.
  private func delegate(_ found: FoundMember) -> TypedExpr.Callee? {
    let member = found.member
    if case .function(let function) = member.implementation, let slot = function.slot {
      return .slot(slot)
    }
    switch member.implementation {
    case .nativeInitializer(let make, _), .native(let make):
      // The raw value's of an enum makes a value as well.
      if context.nominal?.script == nil || found.owner.kind != .class { return .native(make) }
    default: break
    }
    return initializerCallee(found, isSuper: false)
  }

  /// How an initialiser runs on an object that exists already.
  func initializerCallee(_ found: FoundMember, isSuper: Bool) -> TypedExpr.Callee? {
    switch found.member.implementation {
    case .function(let function): callee(function, found.member.generics, found.substitution)
    case .requirement where found.owner.kind == .protocol:
      .staticWitness(found.member, found.substitution(.parameter(found.owner.selfParameter)))
    case .nativeInitializer(_, let subclass): subclass.map { .native($0) }
    default: nil
    }
  }
}

extension Checker {
  /// Before `super.init` there is no whole object to call a method on.
  func refuseEarlySelf(_ method: String, _ node: some SyntaxProtocol) {
    guard context.isInitializer, !context.isConvenience, !context.hasCalledInitializer,
      context.nominal?.superclass != nil, context.nominal?.script != nil
    else { return }
    if let end = initializerDeclaration(of: node)?.body,
      !end.trimmedDescription.contains("super.init"),
      context.nominal.map({ impliedInitializer(above: $0.selfType) == nil }) ?? true
    {
      error(
        "'super.init' isn't called on all paths before returning from initializer", end.rightBrace)
    }
    error("'self' used in method call '\(method)' before 'super.init' call", node)
  }
}
