import SwiftSyntax

/// The members that types and extensions declare: first their types, then their bodies.
extension Checker {
  /// Looks a type's declarations up with the type around them.
  ///
  /// Without `generics` types are read as signatures have them, with them as bodies do.
  func inType<Result>(
    _ nominal: Nominal, isStatic: Bool = true, generics: GenericContext? = nil,
    _ body: () -> Result
  ) -> Result {
    let function = FunctionContext(nominal.name, parent: nil)
    function.nominal = nominal
    function.isStatic = isStatic
    function.generics = generics
    return inFunction(function, seesLocals: false, body)
  }

  func declareMembers(_ body: TypeBody) {
    if !body.isExtension { body.nominal.script?.inheritLayout() }
    inType(body.nominal) {
      for item in body.members {
        switch item.decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): declareProperty(node, body)
        case .functionDecl(let node): declareMethod(node, body)
        case .initializerDecl(let node): declareInitializer(node, body)
        case .deinitializerDecl(let node): declareDeinitializer(node, body)
        case .enumCaseDecl(let node): declareCases(node, body)
        case .subscriptDecl(let node): declareSubscript(node, body)
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .typeAliasDecl: break
        case .associatedTypeDecl: break
        default: unsupported("this declaration is", item.decl)
        }
      }
    }
  }

  func add(_ member: Member, to body: TypeBody) {
    member.requirements += body.requirements
    if body.isExtension {
      member.owner = body.nominal
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
    refuseRedeclaration(member, body, node.name)
    guard let block = node.body else {
      if nominal.kind != .protocol { error("expected '{' in body of function declaration", node) }
      add(member, to: body)
      return
    }
    if member.isStatic, nominal.kind == .class, !nominal.isFinal, usesSelf(node) {
      // Which class it is called on tells what `Self` is there.
      let parameter = GenericParameter("Self")
      member.generics.append(parameter)
      member.requirements.append(.inherits(.parameter(parameter), nominal.selfType))
      if node.signature.returnClause?.type.trimmedDescription == "Self",
        var type = member.functionType
      {
        type.result = .parameter(parameter)
        member.replaceType(.function(type))
      }
    }
    let function = memberFunction(member.fullName, body, member.generics)
    member.implementation = .function(function)
    checkOverride(member, [(function, "")], body, node.name)
    add(member, to: body)
    guard let type = member.functionType else { return }
    pendingBodies.append { [self] in
      let generics = genericContext(body, member)
      inType(nominal, isStatic: member.isStatic, generics: generics) {
        _ = checkFunctionBody(member.name, rigid(type), block, parent: nil, as: function) {
          context -> Local? in
          context.nominal = nominal
          context.generics = generics
          context.isStatic = member.isStatic
          return member.isStatic ? nil : declareSelf(nominal, isMutating: member.isMutating)
        }
      }
    }
  }

  private func usesSelf(_ node: FunctionDeclSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.Self) || $0.tokenKind == .keyword(.self)
    }
  }

  /// `self` as a method sees it; a mutating one of a value type gets the place itself.
  func declareSelf(_ nominal: Nominal, isMutating: Bool) -> Local {
    let isPlace = isMutating && nominal.kind != .class
    let local = declare("self", rigid(nominal.memberSelf), isMutable: isPlace)
    local.isInout = isPlace
    context.selfLocal = local
    return local
  }

  private func declareDeinitializer(_ node: DeinitializerDeclSyntax, _ body: TypeBody) {
    let nominal = body.nominal
    guard nominal.kind == .class, let script = nominal.script, let block = node.body else {
      error("deinitializers may only be declared within a class, actor, or noncopyable type", node)
      return
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
      own + nominal.requirements + requirements + (member?.requirements ?? []))
  }

  private func refuseRedeclaration(_ member: Member, _ body: TypeBody, _ name: TokenSyntax) {
    let same = module.members(member.name, of: body.nominal).contains {
      $0.fullName == member.fullName && $0.isStatic == member.isStatic && $0.type == member.type
        && ($0.owner === body.nominal) && !body.nominal.isHost && body.nominal.kind != .protocol
    }
    if same { error("invalid redeclaration of '\(member.fullName)'", name) }
  }

  // MARK: Overriding

  /// Finds what `member` overrides, demands the keyword, and gives its functions their slots.
  func checkOverride(
    _ member: Member, _ functions: [(Function, String)], _ body: TypeBody, _ name: TokenSyntax
  ) {
    guard body.nominal.kind == .class else {
      if member.isOverride { error("'override' can only be specified on class members", name) }
      return
    }
    let overridden = overriddenMember(member, body.nominal)
    let what = member.kind == .property ? "property" : "method"
    if overridden == nil, member.isOverride {
      let candidates =
        body.nominal.superclass.map { memberNames(of: $0.selfType, isStatic: member.isStatic) }
        ?? []
      let nearest = Spelling.nearest(to: member.name, among: candidates)
      error(
        "\(what) does not override any \(what) from its superclass", name,
        notes: nearest.map { ["did you mean '\($0)'?"] } ?? [],
        fixIts: nearest.map { [replace(name, with: $0)] } ?? [])
    }
    if overridden != nil, !member.isOverride, !member.isStatic || overridden?.isStatic == true {
      error(
        "overriding declaration requires an 'override' keyword", name,
        fixIts: [overrideFix(name)])
    }
    if let overridden, member.kind == .property, member.isOverride {
      pendingBodies.append { [self] in
        if !canConvert(member.type, to: overridden.type), !overridden.type.hasHoles {
          error(
            "property '\(member.name)' with type '\(member.type)' cannot override a property with type '\(overridden.type)'",
            name)
        }
      }
    }
    if let overridden, !overridden.generics.isEmpty, !member.isStatic {
      unsupported("overriding a generic method is", name)
    }
    if let overridden, overridden.isFinal {
      error("instance method overrides a 'final' instance method", name)
    }
    guard !member.isStatic, !body.isExtension, let script = body.nominal.script else { return }
    for (function, suffix) in functions {
      if let slot = overridden.flatMap({ overriddenFunction($0, suffix) })?.slot {
        function.slot = slot
        script.slots[slot] = function
      } else {
        function.slot = script.slots.count
        script.slots.append(function)
      }
      // The host asks for the most derived override, however many lie between.
      if let overridden {
        let hook = overridden.fullName + suffix
        if overridden.owner?.script == nil || script.hooks[hook] != nil {
          script.hooks[hook] = function
        }
      }
    }
  }

  private func overrideFix(_ name: TokenSyntax) -> Diagnostic.FixIt {
    var node: Syntax? = name.parent
    while let current = node, current.asProtocol((any DeclSyntaxProtocol).self) == nil {
      node = current.parent
    }
    let start = node ?? Syntax(name)
    let place = range(start)
    return Diagnostic.FixIt(
      message: "insert 'override '",
      range: SourceRange(file: place.file, start: place.start, end: place.start),
      replacement: "override ")
  }

  func overriddenMember(_ member: Member, _ nominal: Nominal) -> Member? {
    guard let superclass = nominal.superclass else { return nil }
    for one in superclass.classChain {
      for other in module.members(member.name, of: one)
      where other.kind == member.kind && other.isStatic == member.isStatic && !other.isPrivate {
        if member.kind == .property { return other }
        guard other.fullName == member.fullName, let a = member.functionType,
          let b = other.functionType
        else { continue }
        let inherited = Substitution(nominal.selfType.seen(as: one) ?? .error)
        let fits = zip(a.parameters, b.parameters).allSatisfy {
          canConvert(inherited($1.type), to: $0.type) || $0.type == inherited($1.type)
        }
        if fits, a.parameters.count == b.parameters.count,
          canConvert(a.result, to: inherited(b.result)) || a.result == inherited(b.result)
        {
          return other
        }
      }
    }
    return nil
  }

  private func overriddenFunction(_ member: Member, _ suffix: String) -> Function? {
    switch member.implementation {
    case .function(let function): suffix.isEmpty ? function : nil
    case .accessors(let get, let set): suffix.isEmpty ? get : set
    default: nil
    }
  }

  // MARK: Enum cases

  private func declareCases(_ node: EnumCaseDeclSyntax, _ body: TypeBody) {
    guard body.nominal.kind == .enum, let script = body.nominal.script else {
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
            type: resolve(parameter.type),
            defaultValue: parameter.defaultValue.map { DefaultValue($0.value, typeScope) })
        } ?? []
      script.caseLabels.append(parameters.map(\.label))
      let type: Type =
        parameters.isEmpty
        ? body.nominal.selfType : .function(FunctionType(parameters, body.nominal.selfType))
      let member = Member(.enumCase, element.name.text.unquoted, type: type)
      member.implementation = .enumCase(tag: tag)
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
    guard let script = nominal.script else { return }
    if !body.isExtension, nominal.kind == .enum { completeEnum(body, script) }
    if !body.isExtension, nominal.kind == .struct { completeOptionSet(nominal, script) }
    for name in ["==", "<", "hash"] {
      let isOperator = name != "hash"
      guard
        let member = module.members(name, of: nominal).first(where: {
          $0.isStatic == isOperator
            && $0.functionType?.parameters.count == (isOperator ? 2 : 1)
        }),
        case .function(let function) = member.implementation
      else { continue }
      script.operators[name] = function
    }
    script.operators.merge(nominal.superclass?.script?.operators ?? [:]) { own, _ in own }
    requireConformance(body)
  }

  /// A value cannot hold a value of its own type.
  private func refuseRecursion(_ body: TypeBody) {
    let nominal = body.nominal
    if nominal.kind == .struct {
      for property in storedProperties[ObjectIdentifier(nominal)] ?? []
      where contains(property.member.type, nominal, []) {
        error(
          "value type '\(nominal.name)' cannot have a stored property that recursively contains it",
          position(of: property.member, body) ?? Syntax(body.node))
      }
    }
    guard nominal.kind == .enum, let node = body.node.as(EnumDeclSyntax.self),
      !node.modifiers.contains(where: { $0.name.text == "indirect" })
    else { return }
    let indirect = Set(
      body.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .filter { $0.modifiers.contains { $0.name.text == "indirect" } }
        .flatMap { $0.elements.map(\.name.text) })
    for (member, _) in enumCases(nominal) where !indirect.contains(member.name) {
      let payload = member.functionType?.parameters.map(\.type) ?? []
      if payload.contains(where: { contains($0, nominal, []) }) {
        error("recursive enum '\(nominal.name)' is not marked 'indirect'", node.name)
        return
      }
    }
  }

  /// Whether a value of `type` holds one of `target` in place.
  private func contains(_ type: Type, _ target: Nominal, _ seen: [Nominal]) -> Bool {
    switch type {
    case .optional(let inner): return contains(inner, target, seen)
    case .tuple(let elements): return elements.contains { contains($0.type, target, seen) }
    case .nominal(let nominal, _):
      if nominal === target { return true }
      guard nominal.script != nil, nominal.kind == .struct, !seen.contains(nominal) else {
        return false
      }
      return (storedProperties[ObjectIdentifier(nominal)] ?? []).contains {
        contains($0.member.type, target, seen + [nominal])
      }
    default: return false
    }
  }

  private func position(of member: Member, _ body: TypeBody) -> Syntax? {
    for item in body.members {
      for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if binding.pattern.trimmedDescription == member.name { return Syntax(binding.pattern) }
      }
    }
    return nil
  }

  private func completeEnum(_ body: TypeBody, _ script: ScriptType) {
    let nominal = body.nominal
    if let raw = rawType(body) { declareRawValues(body, script, raw) }
    if module.conforms(nominal, to: library.caseIterable),
      module.members("allCases", of: nominal).isEmpty
    {
      let member = Member(.property, "allCases", type: .nominal(library.array, [nominal.selfType]))
      member.isStatic = true
      member.implementation = .nativeAccessors(
        get: { _, _ in .array(script.caseNames.indices.map { script.enumCase($0) }) }, set: nil)
      nominal.add(member)
    }
  }

  private func rawType(_ body: TypeBody) -> Type? {
    guard let node = body.node.as(EnumDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first
    else { return nil }
    let type = resolve(first.type)
    return isNumeric(type) || type == library.string || type == library.character ? type : nil
  }

  private func declareRawValues(_ body: TypeBody, _ script: ScriptType, _ raw: Type) {
    var values: [Value] = []
    for item in body.members {
      guard let node = item.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in node.elements {
        if let value = element.rawValue?.value,
          case .constant(let constant) = check(value, as: raw).kind
        {
          values.append(constant)
        } else if raw == library.string {
          values.append(.string(element.name.text))
        } else if case .int(let last)? = values.last {
          values.append(.int(last + 1))
        } else if case .double(let last)? = values.last {
          values.append(.double(last + 1))
        } else {
          values.append(isFloating(raw) ? .double(0) : .int(0))
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

  private func requireConformance(_ body: TypeBody) {
    let nominal = body.nominal
    let declared =
      body.isExtension
      ? module.extensionConformances[ObjectIdentifier(nominal)] ?? [] : nominal.protocols
    for one in declared where !one.isHost || one === library.customStringConvertible {
      for proto in [one] + module.protocols(of: one) {
        for requirement in proto.members {
          guard case .requirement = requirement.implementation else { continue }
          if module.witness(nominal, requirement) == nil {
            error(
              "type '\(nominal.name)' does not conform to protocol '\(proto.name)'",
              nameToken(of: body) ?? Syntax(body.node),
              notes: [
                "protocol requires \(requirement.kind == .property ? "property '\(requirement.name)' with type '\(requirement.type)'" : "function '\(requirement.fullName)' with type '\(requirement.type)'")"
              ])
            return
          }
        }
      }
    }
  }

  private func nameToken(of body: TypeBody) -> Syntax? {
    switch body.node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): Syntax(node.name)
    case .structDecl(let node): Syntax(node.name)
    case .enumDecl(let node): Syntax(node.name)
    case .extensionDecl(let node): Syntax(node.extendedType)
    default: nil
    }
  }
}
