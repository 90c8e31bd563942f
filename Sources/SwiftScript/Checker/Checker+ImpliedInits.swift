import SwiftSyntax

/// The initialisers that types have without declaring them.
extension Checker {
  func completeInitializers(_ body: TypeBody) {
    let nominal = body.nominal
    guard !body.isExtension, nominal.script != nil else { return }
    let own = nominal.ownMembers("init")
    switch nominal.kind {
    case .struct where own.isEmpty:
      addMemberwise(nominal, body)
      addEmpty(nominal, body)
    case .class: inheritInitializers(nominal, own, body)
    default: break
    }
  }

  private func addMemberwise(_ nominal: Nominal, _ body: TypeBody) {
    let stored = storedProperties[ObjectIdentifier(nominal)] ?? []
    let open = stored.filter {
      !($0.member.isLet && $0.initial != nil) && ($0.wrapper?.isOpen ?? true)
    }
    let scope = TypeScope(library: library, module: module, nominal: nominal)
    let member = Member(.initializer, "init")
    member.isPrivate = open.contains { $0.member.isPrivate && $0.wrapper == nil }
    member.memberwiseLabels = open.map { $0.wrapper?.name ?? $0.member.name }
    member.resolveType = {
      .function(
        FunctionType(
          open.map { property in
            if let wrapper = property.wrapper {
              return FunctionType.Parameter(
                label: wrapper.name, name: wrapper.name,
                type: wrapper.isWhole ? property.member.type : wrapper.type(),
                isAutoclosure: !wrapper.isWhole && wrapper.isDeferred(),
                defaultValue: (wrapper.isWhole ? property.initial : wrapper.initial).map {
                  DefaultValue($0, scope)
                })
            }
            var type = property.member.type
            // `@Builder let content: Content` is made where the value is.
            if property.member.builder != nil, type.function == nil {
              type = .function(FunctionType([], type))
            }
            if property.isLazy { type = .optional(type) }
            let value =
              property.initial.flatMap { property.isLazy ? nil : DefaultValue($0, scope) }
              ?? (type.wrapped != nil && !property.member.isLet
                ? DefaultValue(ExprSyntax(NilLiteralExprSyntax()), scope) : nil)
            var parameter = FunctionType.Parameter(
              label: property.member.name, name: property.member.name, type: type,
              defaultValue: value)
            parameter.builder = property.member.builder
            parameter.alias = property.member.alias
            return parameter
          }, nominal.selfType))
    }
    let function = memberFunction("init", body)
    member.implementation = .function(function)
    member.isPlainMemberwise =
      open.count == nominal.script?.fieldNames.count
      && open.allSatisfy {
        $0.wrapper == nil && $0.member.ownership == .strong && $0.member.builder == nil
          && !$0.isLazy
      }
    nominal.add(member)
    pendingBodies.append { [self] in
      guard let type = member.functionType else { return }
      synthesizeInitializer(
        function, nominal, type, line(body.node), given: Set(open.map(\.index))
      ) { me, values in
        zip(open, values).map { property, given in
          var value = given
          if let wrapper = property.wrapper, !wrapper.isWhole {
            let outer = lineOverride
            lineOverride = line(body.node)
            let name = DeclReferenceExprSyntax(baseName: .identifier(wrapper.name))
            let given: any ExprSyntaxProtocol =
              wrapper.isDeferred()
              ? FunctionCallExprSyntax(
                calledExpression: name, leftParen: .leftParenToken(), arguments: [],
                rightParen: .rightParenToken())
              : name
            value = check(
              wrapper.wrap(ExprSyntax(fromProtocol: given)), as: rigid(property.member.type))
            lineOverride = outer
          }
          let type = rigid(property.member.type)
          let whole = property.isLazy ? .optional(type) : type
          if property.member.builder != nil, whole.function == nil {
            value = TypedExpr(.call(.closure(value), []), whole, line: value.line)
          }
          let field = fieldAccess(me, property.index, whole, nominal, line(body.node))
          let ownership = property.member.ownership
          let place =
            ownership == .strong
            ? field : TypedExpr(.deref(field, ownership), field.type, line: field.line)
          return .assignment(of: value, to: place, line(body.node))
        }
      }
    }
  }

  /// `init()` of a struct whose stored properties all have values of their own.
  private func addEmpty(_ nominal: Nominal, _ body: TypeBody) {
    let stored = storedProperties[ObjectIdentifier(nominal)] ?? []
    guard
      stored.contains(where: { !($0.member.isLet && $0.initial != nil) }),
      stored.allSatisfy({
        $0.initial != nil || $0.isLazy || (!$0.member.isLet && $0.isOptional)
      })
    else { return }
    let type = FunctionType([], nominal.selfType)
    let member = Member(.initializer, "init", type: .function(type))
    let function = memberFunction("init", body)
    member.implementation = .function(function)
    nominal.add(member)
    pendingBodies.append { [self] in
      synthesizeInitializer(function, nominal, type, line(body.node)) { _, _ in [] }
    }
  }

  private func inheritInitializers(_ nominal: Nominal, _ own: [Member], _ body: TypeBody) {
    let designated = own.filter { !$0.isConvenience }
    if designated.isEmpty, isMadeByDecodingAlone(nominal) { return }
    guard let superclass = nominal.superclass else {
      guard designated.isEmpty else { return }
      requireInitialValues(nominal, body)
      addInherited(nil, FunctionType([], nominal.selfType), nominal, body)
      return
    }
    let above = nominal.selfType.superclassType ?? superclass.selfType
    let inherited = members("init", of: above, isStatic: true).filter {
      // What an extension adds to a host class makes objects of that class only, as yet.
      if case .function = $0.member.implementation { return $0.member.owner?.script != nil }
      return $0.owner.kind == .class
    }
    let missing = inherited.filter { one in
      !own.contains { takesPlace($0, of: one, inherited) }
    }
    let overridesAll = missing.allSatisfy {
      $0.member.isConvenience || $0.member.fullName == "init(coder:)"
    }
    for found in missing where designated.isEmpty || (found.member.isConvenience && overridesAll) {
      let one = found.member
      guard var type = found.type.function,
        one.isConvenience || initializerCallee(found, isSuper: true) != nil
      else { continue }
      type.result = one.isFailable ? .optional(nominal.selfType) : nominal.selfType
      addInherited(found, type, nominal, body)
    }
    if designated.isEmpty {
      requireInitialValues(nominal, body) { [self] in
        requireRequired(missing.map(\.member), superclass, body)
      }
    } else {
      requireRequired(
        missing.map(\.member).filter { !($0.isConvenience && overridesAll) }, superclass, body)
    }
  }

  /// An override means the one of its types; what is called alike and takes others stands beside it.
  private func takesPlace(
    _ own: Member, of above: FoundMember, _ inherited: [FoundMember]
  ) -> Bool {
    guard own.fullName == above.member.fullName else { return false }
    let types = own.functionType?.parameters.map(\.type)
    if types == above.type.function?.parameters.map(\.type) { return true }
    return own.isOverride && inherited.count { $0.member.fullName == own.fullName } == 1
  }

  /// A class with an initialiser of its own does not inherit those that its superclass requires.
  private func requireRequired(_ missing: [Member], _ superclass: Nominal, _ body: TypeBody) {
    // `@available(*, unavailable) required init?(coder:)`: nobody can call it, so nobody repeats it.
    guard let one = missing.first(where: { $0.isRequired && !$0.isUnavailable }),
      let block = body.node.as(ClassDeclSyntax.self)?.memberBlock
    else { return }
    let own = block.members.active.last { $0.decl.is(InitializerDeclSyntax.self) }
    let subject = "'required' initializer '\(one.fullName)'"
    let message =
      "\(subject) must be provided by subclass of '\(one.owner?.name ?? superclass.name)'"
    guard !isGuessing else { return guessFailed = true }
    let end = Syntax(own) ?? Syntax(block.leftBrace)
    let place = lineAfter(end.endPositionBeforeTrailingTrivia)
    diagnostics.append(Diagnostic(.error, message, at: place))
  }

  /// Where the compiler would put what is missing: at the start of the line after the last
  /// initializer.
  private func lineAfter(_ position: AbsolutePosition) -> SourceRange {
    let line = places.location(for: position).line + 1
    let start = places.position(ofLine: line, column: 1)
    let place = SourcePosition(line: line, column: 1, offset: start.utf8Offset)
    return SourceRange(file: file, start: place, end: place)
  }

  /// Without an initialiser of its own a class needs a value for every stored property.
  ///
  /// - Parameter besides: what is said before, where it has none: it does not inherit any either.
  private func requireInitialValues(
    _ nominal: Nominal, _ body: TypeBody, _ besides: @escaping () -> Void = {}
  ) {
    pendingBodies.append { [self] in
      guard let needs = propertyWithoutValue(of: nominal),
        let name = body.node.as(ClassDeclSyntax.self)?.name
      else { return }
      besides()
      error(
        "class '\(nominal.name)' has no initializers", name,
        notes: [
          "stored property '\(needs.member.name)' without initial value prevents synthesized initializers"
        ])
    }
  }

  private func propertyWithoutValue(of nominal: Nominal) -> StoredProperty? {
    storedProperties[ObjectIdentifier(nominal)]?.first {
      $0.initial == nil && ($0.member.isLet || $0.member.type.wrapped == nil)
        && $0.member.ownership != .weak
    }
  }

  /// `class Person: Decodable { let name: String }` has `init(from:)`, and nothing to inherit.
  private func isMadeByDecodingAlone(_ nominal: Nominal) -> Bool {
    propertyWithoutValue(of: nominal) != nil
      && typeBodies.contains { body in
        body.isSynthesized && body.nominal === nominal
          && body.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
      }
  }

  private func addInherited(
    _ found: FoundMember?, _ type: FunctionType, _ nominal: Nominal, _ body: TypeBody
  ) {
    let original = found?.member
    let member = Member(.initializer, "init", type: .function(type))
    member.isConvenience = original?.isConvenience ?? false
    member.isFailable = original?.isFailable ?? false
    member.isRequired = original?.isRequired ?? false
    let function = memberFunction(member.fullName, body)
    member.implementation = .function(function)
    giveSlot(function, nominal, overriding: original)
    nominal.add(member)
    let at = line(body.node)
    pendingBodies.append { [self] in
      synthesizeInitializer(function, nominal, type, at, isConvenience: member.isConvenience) {
        me, values in
        guard let found, let original else { return [] }
        let read = TypedExpr(.local(me), me.type, line: at)
        if original.isConvenience, original.owner?.script == nil {
          return delegated(original, at)
        }
        let here = FoundMember(
          member: original, substitution: Substitution(me.type.seen(as: found.owner) ?? .error),
          owner: found.owner)
        guard let callee = initializerCallee(here, isSuper: true) else { return [] }
        let made = TypedExpr(.initialize(me, callee, [read] + values), .void, line: at)
        let all = original.isFailable ? failing(made, read) : made
        return [TypedStatement(.expression(all), line: at)]
      }
    }
  }

  /// A host's convenience initialiser says in its row what it delegates to.
  private func delegated(_ member: Member, _ at: Int) -> [TypedStatement] {
    let file = ParsedSource("extension _ {\n\(member.text)\n}", file: "")
    guard
      let node = file.tree.statements.first?.item.as(ExtensionDeclSyntax.self)?.memberBlock.members
        .first?.decl.as(
          InitializerDeclSyntax.self), let body = node.body
    else { return [] }
    lineOverride = at
    defer { lineOverride = nil }
    return check(body.statements)
  }

  private func synthesizeInitializer(
    _ function: Function, _ nominal: Nominal, _ type: FunctionType, _ at: Int,
    isConvenience: Bool = false, given: Set<Int> = [],
    _ body: (Local, [TypedExpr]) -> [TypedStatement]
  ) {
    function.unwrittenLine = at
    let generics = genericContext(nominal)
    inType(nominal, isStatic: false, generics: generics) {
      let type = rigid(type)
      let context = FunctionContext("init", parent: nil)
      context.nominal = nominal
      context.generics = generics
      context.result = type.result
      context.isInitializer = true
      context.isFailable = type.result.wrapped != nil
      context.isConvenience = isConvenience
      context.isThrowing = type.isThrowing
      _ = inFunction(context, seesLocals: false) { () -> ClosureBody in
        let me = Local(
          "self", rigid(nominal.memberSelf), isMutable: nominal.kind != .class, in: context)
        context.selfLocal = me
        scopes[scopes.count - 1]["self"] = me
        var parameters = nominal.kind == .class ? [me] : []
        let declared = declareParameters(type, in: context)
        parameters += declared
        let values = declared.map { TypedExpr(.local($0), $0.type, line: at) }
        let fields = isConvenience ? [] : fieldStatements(nominal, me, at, given: given)
        return makeBody("init", context, parameters, fields + body(me, values), as: function)
      }
    }
  }
}
