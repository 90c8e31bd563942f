import SwiftSyntax

/// The members that types and extensions declare: first their types, then their bodies.
extension Checker {
  /// Looks a type's declarations up with the type around them.
  ///
  /// Without `generics` types are read as signatures have them, with them as bodies do.
  func inType<Result>(
    _ nominal: Nominal, isStatic: Bool = true, generics: GenericContext? = nil,
    demanding demands: [Requirement] = [], _ body: () -> Result
  ) -> Result {
    let function = FunctionContext(nominal.name, parent: nil)
    function.nominal = nominal
    function.isolation = nominal.isolation
    function.isStatic = isStatic
    function.generics = generics
    function.demands = demands
    return inFunction(function, seesLocals: false, body)
  }

  func declareMembers(_ body: TypeBody) {
    if !body.isExtension { body.nominal.script?.inheritLayout() }
    refuseSharedNames(body.members.map(\.decl), in: .type)
    inType(body.nominal, demanding: body.requirements) {
      // `.up` in the body of a function `up()` is the case, wherever that stands.
      for case .enumCaseDecl(let node) in body.members.map({ $0.decl.as(DeclSyntaxEnum.self) }) {
        declareCases(node, body)
      }
      for item in body.members {
        switch item.decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): declareProperty(node, body)
        case .functionDecl(let node): declareMethod(node, body)
        case .initializerDecl(let node): declareInitializer(node, body)
        case .deinitializerDecl(let node): declareDeinitializer(node, body)
        case .enumCaseDecl: break
        case .subscriptDecl(let node): declareSubscript(node, body)
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .typeAliasDecl, .actorDecl: break
        case .associatedTypeDecl: break
        default: unsupported("this declaration is", item.decl)
        }
      }
    }
  }

  func add(_ member: Member, to body: TypeBody) {
    member.requirements += body.requirements
    newMembers.insert(ObjectIdentifier(member))
    if let item = collectionMember {
      member.origin = item.origin
      member.isCopy = item.isCopy
      collectionMember?.members.append(member)
    }
    if body.isExtension {
      member.owner = body.nominal
      member.isAddedByScript = collectionMember == nil && file != "<library>"
      let key = ObjectIdentifier(body.nominal)
      module.extensionMembers[key, default: [:]][member.name, default: []].append(member)
    } else {
      body.nominal.add(member)
    }
  }

  // MARK: Methods

  private func declareMethod(_ node: FunctionDeclSyntax, _ body: TypeBody) {
    let member = MemberReader.function(node, typeScope)
    let nominal = body.nominal
    member.builder = builder(in: node.attributes)
    member.isExposed = isExposed(node)
    member.globalActor = globalActor(in: node.attributes)
    refuseRedeclaration(member, body, node.name)
    checkParameters(of: node.signature)
    refuseSelfModifier(node, member, in: nominal)
    refuseForeignOperator(node, member, in: nominal)
    guard let block = node.body else {
      if nominal.kind != .protocol { error("expected '{' in body of function declaration", node) }
      add(member, to: body)
      return
    }
    if nominal.kind == .protocol, !body.isExtension {
      error("protocol methods must not have bodies", block)
      return
    }
    openSelf(member, node, nominal)
    if let parameter = member.selfGeneric,
      node.signature.returnClause?.type.trimmedDescription == "Self",
      var type = member.functionType
    {
      type.result = .parameter(parameter)
      member.replaceType(.function(type))
    }
    let function = memberFunction(member.fullName, body, member.generics)
    member.implementation = .function(function)
    checkOverride(member, [(function, "")], body, node.name)
    add(member, to: body)
    guard let type = member.functionType else { return }
    checkDefaults(of: type, in: self.genericContext(body, member))
    pendingBodies.append { [self] in
      let generics = genericContext(body, member)
      inType(nominal, isStatic: member.isStatic, generics: generics) {
        _ = checkFunctionBody(member.name, rigid(type), block, parent: nil, as: function) {
          context -> Local? in
          context.nominal = nominal
          context.generics = generics
          context.isStatic = member.isStatic
          context.isolation = member.isolation(in: nominal)
          context.builder = builder(of: member, in: nominal)
          context.givesSelf = member.returnsSelf && nominal.kind == .class
          return member.isStatic
            ? nil
            : declareSelf(
              nominal, isMutating: member.isMutating, isConsuming: member.isConsuming)
        }
      }
    }
  }

  /// `self` as a method sees it; a mutating one of a value type gets the place itself.
  func declareSelf(_ nominal: Nominal, isMutating: Bool, isConsuming: Bool = false) -> Local {
    let isPlace = isMutating && nominal.kind != .class
    let isOwn = isConsuming && nominal.kind != .class
    let local = declare("self", rigid(nominal.memberSelf), isMutable: isPlace || isOwn)
    local.isInout = isPlace
    local.isBorrowed = nominal.isNoncopyable && !isPlace && !isOwn && !context.isInitializer
    context.selfLocal = local
    return local
  }

  private func declareDeinitializer(_ node: DeinitializerDeclSyntax, _ body: TypeBody) {
    let nominal = body.nominal
    guard nominal.livesAsObject, !body.isExtension, let script = nominal.script,
      let block = node.body
    else {
      let isIsolated = node.modifiers.contains { $0.name.text == "isolated" }
      let kind = nominal.kind == .enum ? "enum" : "struct"
      error(
        isIsolated
          ? "only classes and actors can have isolated deinit"
          : body.isExtension || nominal.kind == .protocol
            ? "deinitializers may only be declared within a class, actor, or noncopyable type"
            : "deinitializer cannot be declared in \(kind) '\(nominal.name)' that conforms to 'Copyable'",
        node)
      return
    }
    if script.deinitializer != nil {
      error("invalid redeclaration of 'deinit'", node.deinitKeyword)
    }
    let function = memberFunction("deinit", body)
    script.deinitializer = function
    pendingBodies.append { [self] in
      let generics = genericContext(body, nil)
      inType(nominal, isStatic: false, generics: generics) {
        _ = checkFunctionBody("deinit", FunctionType([], .void), block, parent: nil, as: function) {
          context -> Local? in
          context.nominal = nominal
          context.generics = generics
          context.name = "deinit"
          let isIsolated = node.modifiers.contains { $0.name.text == "isolated" }
          context.isolation = isIsolated ? nominal.isolation : .nonisolated
          return declareSelf(nominal, isMutating: false)
        }
      }
    }
  }

  /// The function of a member: generic over what its type is generic over.
  func memberFunction(
    _ name: String, _ body: TypeBody, _ generics: [GenericParameter] = []
  ) -> Function {
    memberFunction(name, body.nominal, generics)
  }

  func memberFunction(
    _ name: String, _ nominal: Nominal, _ generics: [GenericParameter] = []
  ) -> Function {
    let function = Function("\(nominal.name).\(name)", file: file)
    let parameters = nominal.memberGenerics + generics
    if !parameters.isEmpty { function.template = Template(parameters, owner: nominal) }
    return function
  }

  /// The parameters that a member's body is generic over, with all that is known of them.
  func genericContext(_ body: TypeBody, _ member: Member?) -> GenericContext? {
    genericContext(body.nominal, body.requirements, member)
  }

  func genericContext(
    _ nominal: Nominal, _ requirements: [Requirement] = [], _ member: Member? = nil
  ) -> GenericContext? {
    let parameters = nominal.memberGenerics + (member?.generics ?? [])
    guard !parameters.isEmpty else { return nil }
    let own: [Requirement] =
      nominal.kind == .protocol ? [.conforms(.parameter(nominal.selfParameter), nominal)] : []
    return GenericContext(
      parameters,
      own + nominal.keyRequirements + nominal.requirements + requirements
        + (member?.requirements ?? []))
  }

  // MARK: Enum cases

  private func declareCases(_ node: EnumCaseDeclSyntax, _ body: TypeBody) {
    guard body.nominal.kind == .enum, !body.isExtension, let script = body.nominal.script else {
      error("enum 'case' is not allowed outside of an enum", node)
      return
    }
    for element in node.elements {
      let tag = script.caseNames.count
      script.caseNames.append(element.name.text.unquoted)
      let parameters =
        element.parameterClause?.parameters.map { parameter -> FunctionType.Parameter in
          FunctionType.Parameter(
            label: parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 },
            name: parameter.firstName?.text ?? "",
            type: held(resolve(parameter.type), by: element, in: body.nominal),
            defaultValue: parameter.defaultValue.map { DefaultValue($0.value, typeScope) })
        } ?? []
      script.caseLabels.append(parameters.map(\.label))
      let type: Type =
        parameters.isEmpty
        ? body.nominal.selfType : .function(FunctionType(parameters, body.nominal.selfType))
      let member = Member(.enumCase, element.name.text.unquoted, type: type)
      member.implementation = .enumCase(tag: tag)
      member.availability = Availability(node.attributes)
      checkDefaults(of: member.functionType)
      if !body.nominal.ownMembers(element.name.text).isEmpty {
        error("invalid redeclaration of '\(element.name.text)'", element.name)
      }
      body.nominal.add(member)
    }
  }

  // MARK: What types get by themselves

  /// Raw values, `allCases`, equality, order and hashing, and the requirements of protocols.
  func completeType(_ body: TypeBody) {
    let nominal = body.nominal
    if !body.isExtension { refuseRecursion(body) }
    if !body.isExtension, nominal.isPropertyWrapper,
      !module.members("wrappedValue", of: nominal)
        .contains(where: { $0.kind == .property && !$0.isStatic })
    {
      error(
        "property wrapper type '\(nominal.name)' does not contain a non-static property named 'wrappedValue'",
        nameToken(of: body) ?? Syntax(body.node))
    }
    if !body.isExtension, nominal.isResultBuilder { requireBuilding(body) }
    if body.isExtension, nominal.kind == .protocol { completeComparisons(of: nominal) }
    refuseRedundant(body)
    guard let script = nominal.script else {
      requireConformance(ofHost: body)
      return completeOrder(ofHost: nominal)
    }
    if !body.isExtension, nominal.kind == .enum { completeEnum(body, script) }
    if !body.isExtension, nominal.kind == .struct { completeOptionSet(nominal, script) }
    completeComparisons(nominal, script)
    requireConformance(body)
  }

  private func completeEnum(_ body: TypeBody, _ script: ScriptType) {
    let nominal = body.nominal
    if let raw = rawType(body) {
      declareRawValues(body, script, raw)
    } else {
      refuseRawValues(body)
    }
    if module.conforms(nominal, to: library.caseIterable),
      module.members("allCases", of: nominal).isEmpty
    {
      if enumCases(nominal).contains(where: { $0.0.functionType?.parameters.isEmpty == false }) {
        error(
          "type '\(nominal.name)' does not conform to protocol 'CaseIterable'",
          nameToken(of: body) ?? Syntax(body.node))
      }
      let member = Member(.property, "allCases", type: .nominal(library.array, [nominal.selfType]))
      member.isStatic = true
      member.implementation = .nativeAccessors(
        get: { _, _ in .array(script.caseNames.indices.map { script.enumCase($0) }) }, set: nil)
      nominal.add(member)
    }
  }

  private func rawType(_ body: TypeBody) -> Type? {
    guard body.node.is(EnumDeclSyntax.self), let type = inheritedTypes(body).first else {
      return nil
    }
    return isNumeric(type) || type == library.string || type == library.character ? type : nil
  }

  private func refuseRawValues(_ body: TypeBody) {
    guard body.node.is(EnumDeclSyntax.self),
      inheritedTypes(body).allSatisfy({ $0.nominal?.kind == .protocol })
    else { return }
    for item in body.members {
      for element in item.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        guard let value = element.rawValue?.value else { continue }
        error("enum case cannot have a raw value if the enum does not have a raw type", value)
        return
      }
    }
  }

  private func declareRawValues(_ body: TypeBody, _ script: ScriptType, _ raw: Type) {
    var values: [Value] = []
    var hasFraction = false
    for item in body.members {
      guard let node = item.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in node.elements {
        if element.rawValue == nil, hasFraction {
          error(
            "enum case must declare a raw value when the preceding raw value is not an integer",
            element)
        }
        hasFraction = element.rawValue?.value.is(FloatLiteralExprSyntax.self) ?? false
        if let value = element.rawValue?.value,
          case .constant(let constant) = check(
            value, as: raw, { "cannot convert value of type '\($0)' to raw type '\(raw)'" }
          ).kind
        {
          values.append(constant)
        } else if raw == library.string {
          values.append(.string(element.name.text.unquoted))
        } else if case .int(let last)? = values.last {
          values.append(.int(last + 1))
        } else if case .double(let last)? = values.last {
          values.append(.double(last + 1))
        } else {
          values.append(isFloating(raw) ? .double(0) : .int(0))
        }
        if let last = values.last,
          values.dropLast().contains(where: { Equality.areEqual($0, last) })
        {
          error(
            "raw value for enum case is not unique",
            element.rawValue.map { Syntax($0.value) } ?? Syntax(element.name))
        }
      }
    }
    let nominal = body.nominal
    nominal.protocols.append(contentsOf: [library.rawRepresentable, library.hashable])
    let property = Member(.property, "rawValue", type: raw)
    property.implementation = .nativeAccessors(
      get: { _, arguments in
        (arguments[0].box as? EnumBox).map { values[$0.tag] } ?? .none
      }, set: nil)
    nominal.add(property)
    let parameter = FunctionType.Parameter(label: "rawValue", name: "rawValue", type: raw)
    let initializer = Member(
      .initializer, "init", type: .function(FunctionType([parameter], .optional(nominal.selfType))))
    initializer.isFailable = true
    initializer.implementation = .native { _, arguments in
      values.firstIndex { Equality.areEqual($0, arguments[0]) }.map { script.enumCase($0) } ?? .none
    }
    nominal.add(initializer)
  }

}
