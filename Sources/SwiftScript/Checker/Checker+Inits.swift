import SwiftParser
import SwiftSyntax

/// The initialisers that types declare, and those that they have without declaring them.
extension Checker {
  func declareInitializer(_ node: InitializerDeclSyntax, _ body: TypeBody) {
    let nominal = body.nominal
    let member = MemberReader.initializer(node, typeScope)
    guard let block = node.body else {
      add(member, to: body)
      return
    }
    let function = memberFunction(member.fullName, body, member.generics)
    member.implementation = .function(function)
    checkInitializerOverride(member, function, body, node)
    add(member, to: body)
    guard let type = member.functionType else { return }
    pendingBodies.append { [self] in
      checkInitializer(member, type, block, function, nominal, genericContext(body, member))
    }
  }

  private func checkInitializerOverride(
    _ member: Member, _ function: Function, _ body: TypeBody, _ node: InitializerDeclSyntax
  ) {
    guard body.nominal.kind == .class, let superclass = body.nominal.superclass else {
      if member.isOverride {
        error("'override' can only be specified on class members", node.initKeyword)
      }
      if body.nominal.kind == .class { giveSlot(function, body.nominal) }
      return
    }
    let same = members("init", of: superclass.selfType, isStatic: true).first {
      $0.member.fullName == member.fullName
    }
    if let same, !same.member.isConvenience, !member.isOverride, !member.isRequired,
      !same.member.isRequired
    {
      error(
        "overriding declaration requires an 'override' keyword", node.initKeyword,
        fixIts: [
          Diagnostic.FixIt(
            message: "insert 'override '",
            range: SourceRange(
              file: file, start: range(node.initKeyword).start, end: range(node.initKeyword).start),
            replacement: "override ")
        ])
    }
    if same == nil, member.isOverride {
      error(
        "initializer does not override a designated initializer from its superclass",
        node.initKeyword)
    }
    if !body.isExtension { giveSlot(function, body.nominal, overriding: same?.member) }
  }

  private func giveSlot(_ function: Function, _ nominal: Nominal, overriding member: Member? = nil)
  {
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
      context.isThrowing = type.isThrowing
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
        var statements = member.isConvenience ? [] : fieldStatements(nominal, me, line(block))
        if !isMade,
          !statements.contains(where: { if case .declare = $0.kind { true } else { false } })
        {
          statements.insert(TypedStatement(.declare(me, nil), line: line(block)), at: 0)
        }
        statements += failure(block) ?? withScope { check(block.statements) }
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
  private func fieldStatements(_ nominal: Nominal, _ me: Local, _ at: Int) -> [TypedStatement] {
    guard let script = nominal.script else { return [] }
    let stored = storedProperties[ObjectIdentifier(nominal)] ?? []
    if nominal.kind == .class {
      return stored.compactMap { property in
        initialValue(property, nominal).map { value in
          let field = fieldAccess(
            me, property.index, rigid(property.member.type), nominal, value.line)
          return TypedStatement(
            .expression(TypedExpr(.assign(field, value), .void, line: value.line)), line: value.line
          )
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
      lineOverride = wrapper.initial.map { line($0) } ?? lineOverride ?? 0
    }
    defer { lineOverride = outerLine }
    let value = check(initial, as: rigid(property.member.type))
    return value.type.isError ? nil : value
  }

  /// A designated initialiser that calls no other calls `super.init()` at its end.
  private func impliedSuper(_ nominal: Nominal, _ me: Local, _ block: CodeBlockSyntax)
    -> [TypedStatement]
  {
    guard let superclass = nominal.superclass, !context.hasCalledInitializer else { return [] }
    let above = me.type.superclassType ?? superclass.selfType
    let found = members("init", of: above, isStatic: true).filter {
      $0.member.functionType?.parameters.allSatisfy { $0.defaultValue != nil } ?? false
    }
    guard
      let first = found.first(where: { initializerCallee($0, isSuper: true) != nil }),
      let callee = initializerCallee(first, isSuper: true)
    else {
      error(
        "'super.init' isn't called on all paths before returning from initializer", block.rightBrace
      )
      return []
    }
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
    guard let me = context.selfLocal, !isGuessing, nominal.script != nil else { return }
    let context = context
    pendingFlows.append { [self] in
      let flow = DefiniteInitialization(self, context)
      // An enum's initialiser, and one that delegates, gives `self` a value as a whole.
      let delegates =
        nominal.kind == .enum
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

  // MARK: Initialisers that nobody wrote

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
      !($0.member.isLet && $0.initial != nil) && !$0.isLazy && ($0.wrapper?.isOpen ?? true)
    }
    let scope = TypeScope(library: library, module: module, nominal: nominal)
    let member = Member(.initializer, "init")
    member.resolveType = {
      .function(
        FunctionType(
          open.map { property in
            if let wrapper = property.wrapper {
              return FunctionType.Parameter(
                label: wrapper.name, name: wrapper.name,
                type: wrapper.isWhole ? property.member.type : wrapper.type(),
                defaultValue: (wrapper.isWhole ? property.initial : wrapper.initial).map {
                  DefaultValue($0, scope)
                })
            }
            let type = property.member.type
            let value =
              property.initial.map { DefaultValue($0, scope) }
              ?? (type.wrapped != nil && !property.member.isLet
                ? DefaultValue(ExprSyntax(NilLiteralExprSyntax()), scope) : nil)
            return FunctionType.Parameter(
              label: property.member.name, name: property.member.name, type: type,
              defaultValue: value)
          }, nominal.selfType))
    }
    let function = memberFunction("init", body)
    member.implementation = .function(function)
    nominal.add(member)
    pendingBodies.append { [self] in
      guard let type = member.functionType else { return }
      synthesizeInitializer(function, nominal, type, line(body.node)) { me, values in
        zip(open, values).map { property, given in
          var value = given
          if let wrapper = property.wrapper, !wrapper.isWhole {
            let outer = lineOverride
            lineOverride = line(body.node)
            let name = DeclReferenceExprSyntax(baseName: .identifier(wrapper.name))
            value = check(wrapper.wrap(ExprSyntax(name)), as: rigid(property.member.type))
            lineOverride = outer
          }
          let field = fieldAccess(
            me, property.index, rigid(property.member.type), nominal, line(body.node))
          return TypedStatement(
            .expression(TypedExpr(.assign(field, value), .void, line: line(body.node))),
            line: line(body.node))
        }
      }
    }
  }

  /// `init()` of a struct whose stored properties all have values of their own.
  private func addEmpty(_ nominal: Nominal, _ body: TypeBody) {
    let stored = storedProperties[ObjectIdentifier(nominal)] ?? []
    guard
      stored.contains(where: { !($0.member.isLet && $0.initial != nil) && !$0.isLazy }),
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
      !own.contains { $0.fullName == one.member.fullName }
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
      requireInitialValues(nominal, body)
    } else {
      requireRequired(missing.map(\.member), superclass, body)
    }
  }

  /// A class with an initialiser of its own does not inherit those that its superclass requires.
  private func requireRequired(_ missing: [Member], _ superclass: Nominal, _ body: TypeBody) {
    guard let one = missing.first(where: \.isRequired),
      let block = body.node.as(ClassDeclSyntax.self)?.memberBlock
    else { return }
    error(
      "'required' initializer '\(one.fullName)' must be provided by subclass of '\(one.owner?.name ?? superclass.name)'",
      block.rightBrace)
  }

  /// Without an initialiser of its own a class needs a value for every stored property.
  private func requireInitialValues(_ nominal: Nominal, _ body: TypeBody) {
    pendingBodies.append { [self] in
      let needs = (storedProperties[ObjectIdentifier(nominal)] ?? []).first {
        $0.initial == nil && $0.member.type.wrapped == nil && $0.member.ownership != .weak
      }
      guard let needs, let name = body.node.as(ClassDeclSyntax.self)?.name else { return }
      error(
        "class '\(nominal.name)' has no initializers", name,
        notes: [
          "stored property '\(needs.member.name)' without initial value prevents synthesized initializers"
        ])
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
        return [
          TypedStatement(
            .expression(TypedExpr(.initialize(me, callee, [read] + values), .void, line: at)),
            line: at)
        ]
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
    isConvenience: Bool = false,
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
        let fields = isConvenience ? [] : fieldStatements(nominal, me, at)
        return makeBody("init", context, parameters, fields + body(me, values), as: function)
      }
    }
  }
}
