import SwiftParser
import SwiftSyntax

/// The initialisers that types declare, and those that they have without declaring them.
extension Checker {
  func declareInitializer(_ node: InitializerDeclSyntax, _ body: TypeBody) {
    let nominal = body.nominal
    let member = MemberReader.initializer(node, typeScope)
    refuseRedeclaration(member, body, node.initKeyword)
    checkParameters(of: node.signature)
    guard let block = node.body else {
      add(member, to: body)
      return
    }
    // An actor's say nothing of it.
    if nominal.isActor, delegates(block) { member.isConvenience = true }
    if refuseDesignated(member, body, node) { return add(member, to: body) }
    let function = memberFunction(member.fullName, body, member.generics)
    member.implementation = .function(function)
    checkInitializerOverride(member, function, body, node)
    add(member, to: body)
    guard let type = member.functionType else { return }
    checkDefaults(of: type, in: self.genericContext(body, member))
    pendingBodies.append { [self] in
      checkInitializer(member, type, block, function, nominal, genericContext(body, member))
    }
  }

  /// Only the class itself knows all that there is to initialize.
  private func refuseDesignated(
    _ member: Member, _ body: TypeBody, _ node: InitializerDeclSyntax
  ) -> Bool {
    let nominal = body.nominal
    guard body.isExtension, !body.isSynthesized, nominal.kind == .class, !nominal.isActor,
      !member.isConvenience, file != "<library>"
    else { return false }
    error(
      "designated initializer cannot be declared in an extension of '\(nominal.name)'; "
        + "did you mean this to be a convenience initializer?", node.initKeyword,
      fixIts: [insert("convenience ", before: node.initKeyword)])
    return true
  }

  /// Whether `self.init` is called in it.
  private func delegates(_ block: CodeBlockSyntax) -> Bool {
    block.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "init",
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      else { return false }
      return member.base?.trimmedDescription == "self"
    }
  }

  private func checkInitializerOverride(
    _ member: Member, _ function: Function, _ body: TypeBody, _ node: InitializerDeclSyntax
  ) {
    guard body.nominal.kind == .class, let superclass = body.nominal.superclass else {
      if member.isOverride {
        error(
          body.nominal.kind == .class
            ? "initializer does not override a designated initializer from its superclass"
            : "'override' can only be specified on class members", node.initKeyword)
      }
      if body.nominal.kind == .class { giveSlot(function, body.nominal) }
      return
    }
    let above = body.nominal.selfType.superclassType ?? superclass.selfType
    let alike = members("init", of: above, isStatic: true).filter {
      $0.member.fullName == member.fullName && !$0.member.isPrivate
    }
    let own = member.functionType?.parameters.map(\.type)
    // Library types take and give more than their rows say.
    let same = alike.first { found in
      found.member.owner?.script == nil || found.type.function?.parameters.map(\.type) == own
    }
    requireRequiredWord(member, same?.member, node)
    if let same, !same.member.isConvenience, !member.isOverride, !member.isRequired,
      !same.member.isRequired
    {
      error(
        "overriding declaration requires an 'override' keyword", node.initKeyword,
        fixIts: [insert("override ", before: node.initKeyword)])
    }
    refuseNarrowed(member, overriding: same, node)
    if let same, member.isOverride, member.isFailable, !same.member.isFailable,
      same.member.owner?.script != nil
    {
      error(
        "failable initializer '\(member.fullName)' cannot override a non-failable initializer",
        node.initKeyword)
    }
    if let same, member.isOverride, same.type.function?.isThrowing == false,
      member.functionType?.isThrowing == true
    {
      error("cannot override non-throwing initializer with throwing initializer", node.initKeyword)
    }
    if member.isOverride,
      same == nil || (same?.member.isConvenience == true && same?.member.owner?.script != nil)
    {
      error(
        "initializer does not override a designated initializer from its superclass",
        node.initKeyword)
    }
    if !body.isExtension || body.isSynthesized {
      giveSlot(function, body.nominal, overriding: same?.member)
    }
  }

  private func requireRequiredWord(
    _ member: Member, _ overridden: Member?, _ node: InitializerDeclSyntax
  ) {
    guard let overridden, overridden.isRequired, !member.isRequired else { return }
    error(
      member.isOverride
        ? "use the 'required' modifier to override a required initializer"
        : "'required' modifier must be present on all overrides of a required initializer",
      node.initKeyword)
  }

  /// `Store.Key("a")`: a generic type that is named from outside, without its arguments.
  func opened(_ type: Type) -> Type {
    guard case .nominal(let nominal, let arguments) = type, !arguments.isEmpty,
      arguments == nominal.generics.map(Type.parameter)
    else { return type }
    return .nominal(nominal, [])
  }

  func giveSlot(_ function: Function, _ nominal: Nominal, overriding member: Member? = nil) {
    guard let script = nominal.script else { return }
    if let member, case .function(let old) = member.implementation, let slot = old.slot {
      function.slot = slot
      script.slots[slot] = function
    } else {
      function.slot = script.slots.count
      script.slots.append(function)
    }
  }

  private func checkInitializer(
    _ member: Member, _ type: FunctionType, _ block: CodeBlockSyntax, _ function: Function,
    _ nominal: Nominal, _ generics: GenericContext?
  ) {
    inType(nominal, isStatic: false, generics: generics) {
      let type = rigid(type)
      let context = FunctionContext(type.fullName("init"), parent: nil)
      context.nominal = nominal
      context.generics = generics
      context.result = type.result
      context.isInitializer = true
      context.isThrowing = type.isThrowing || type.isRethrowing
      context.isAsync = type.isAsync
      context.isolation = member.isolation(in: nominal)
      context.thrown = type.thrown
      context.isFailable = member.isFailable
      context.isConvenience = member.isConvenience
      _ = inFunction(context, seesLocals: false) { () -> ClosureBody in
        let me = Local(
          "self", rigid(nominal.memberSelf), isMutable: nominal.kind != .class, in: context)
        scopes[scopes.count - 1]["self"] = me
        context.selfLocal = me
        // An extension of a host class makes the object where it delegates.
        let isMade = nominal.kind == .class && nominal.script != nil
        var parameters = isMade ? [me] : []
        parameters += declareParameters(type, in: context)
        let isHandedOn = member.isConvenience || (nominal.kind == .struct && delegates(block))
        var statements = isHandedOn ? [] : fieldStatements(nominal, me, line(block))
        if !isMade,
          !statements.contains(where: { if case .declare = $0.kind { true } else { false } })
        {
          statements.insert(TypedStatement(.declare(me, nil), line: line(block)), at: 0)
        }
        statements +=
          failure(block)
          ?? withScope {
            let wrapped = declareWrappedParameters(type)
            return wrapped + withScope { check(block.statements) }
          }
        if nominal.kind == .class, !member.isConvenience, !ControlFlow.leaves(statements) {
          statements += impliedSuper(nominal, me, block)
        }
        requireInitialized(nominal, statements, member, block)
        isFlowPending = true
        defer { isFlowPending = false }
        return makeBody(type.fullName("init"), context, parameters, statements, as: function)
      }
    }
  }

  /// `init?(coder: NSCoder) { nil }`: a body that is nothing but its failure.
  private func failure(_ block: CodeBlockSyntax) -> [TypedStatement]? {
    guard context.isFailable, block.statements.count == 1, let only = block.statements.first,
      case .expr(let expr) = only.item, expr.is(NilLiteralExprSyntax.self)
    else { return nil }
    let nothing = TypedExpr(.constant(.none), .void, line: line(expr))
    return [TypedStatement(.return(nothing), line: line(expr))]
  }

  /// The initial values of the stored properties, at the start of a designated initialiser.
  ///
  /// - Parameter given: the fields that get another value at once; theirs is never made.
  func fieldStatements(
    _ nominal: Nominal, _ me: Local, _ at: Int, given: Set<Int> = []
  ) -> [TypedStatement] {
    guard let script = nominal.script else { return [] }
    let stored = (storedProperties[ObjectIdentifier(nominal)] ?? []).filter {
      !given.contains($0.index)
    }
    if nominal.kind == .class {
      return stored.compactMap { property in
        initialValue(property, nominal).map { value in
          let field = fieldAccess(
            me, property.index, rigid(property.member.type), nominal, value.line)
          return .assignment(of: value, to: field, value.line)
        }
      }
    }
    guard nominal.kind == .struct else { return [] }
    let nothing = TypedExpr(.constant(.none), .void, line: at)
    var values = script.fieldNames.map { _ in nothing }
    for property in stored { values[property.index] = initialValue(property, nominal) ?? nothing }
    return [
      TypedStatement(
        .declare(me, TypedExpr(.makeStruct(script, values), me.type, line: at)), line: at)
    ]
  }

  private func initialValue(_ property: StoredProperty, _ nominal: Nominal) -> TypedExpr? {
    guard let initial = property.initial, !property.isLazy else { return nil }
    // An initial value sees the type's static members, not `self`.
    let outer = (scopes, context.isStatic)
    scopes = [[:], [:]]
    context.isStatic = true
    defer { (scopes, context.isStatic) = outer }
    let outerLine = lineOverride
    if let wrapper = property.wrapper {
      lineOverride = wrapper.line
    }
    defer { lineOverride = outerLine }
    let type = rigid(property.member.type)
    let value = check(initial, as: type, unlikeAlias(property.member, type, initial))
    return value.type.isError ? nil : value
  }

  /// A designated initialiser that calls no other calls `super.init()` at its end.
  private func impliedSuper(_ nominal: Nominal, _ me: Local, _ block: CodeBlockSyntax)
    -> [TypedStatement]
  {
    guard !context.hasCalledInitializer, let first = impliedInitializer(above: me.type),
      let callee = initializerCallee(first, isSuper: true)
    else { return [] }
    let read = TypedExpr(.local(me), me.type, line: line(block.rightBrace))
    let arguments = (first.member.functionType?.parameters ?? []).compactMap {
      defaulted($0, block)
    }
    return [
      TypedStatement(
        .expression(TypedExpr(.initialize(me, callee, [read] + arguments), .void, line: read.line)),
        line: read.line)
    ]
  }

  /// The initializer of the class above that is called where none is written.
  func impliedInitializer(above type: Type) -> FoundMember? {
    guard let above = type.superclassType ?? type.nominal?.superclass?.selfType else { return nil }
    return members("init", of: above, isStatic: true).first {
      $0.member.functionType?.parameters.allSatisfy { $0.defaultValue != nil } ?? false
        && initializerCallee($0, isSuper: true) != nil
    }
  }

  private func defaulted(_ parameter: FunctionType.Parameter, _ node: some SyntaxProtocol)
    -> TypedExpr?
  {
    guard let value = parameter.defaultValue else { return nil }
    let outer = lineOverride
    lineOverride = line(node)
    defer { lineOverride = outer }
    return check(value.syntax, as: parameter.type)
  }

  /// Follows the paths through the initialiser, once all else is found right.
  private func requireInitialized(
    _ nominal: Nominal, _ statements: [TypedStatement], _ member: Member, _ block: CodeBlockSyntax
  ) {
    guard let me = context.selfLocal, !isGuessing, file != "<library>" else { return }
    let context = context
    pendingFlows.append { [self] in
      let flow = DefiniteInitialization(self, context)
      // An enum's initialiser, one that delegates, and one that is added to a type from elsewhere gives
      // `self` a value as a whole.
      let delegates =
        nominal.kind == .enum || nominal.script == nil
        || (nominal.kind == .struct && context.hasCalledInitializer)
      let rules = InitializerRules(
        me: me, nominal: nominal, stored: storedProperties[ObjectIdentifier(nominal)] ?? [],
        isConvenience: member.isConvenience || delegates, end: block.rightBrace)
      flow.initializer = rules
      flow.state = rules.start()
      flow.visit(statements)
      rules.finish(flow)
    }
  }

}
