import SwiftSyntax

/// Properties of types: stored, computed, observed, lazy, static.
extension Checker {
  func declareProperty(_ node: VariableDeclSyntax, _ body: TypeBody) {
    var wrappers: [NamedWrapper] = []
    for case .attribute(let attribute) in node.attributes {
      let name = attribute.attributeName.trimmedDescription
      if [
        "available", "objc", "IBOutlet", "IBInspectable", "discardableResult", "MainActor",
        "ObservationIgnored",
      ].contains(name) {
        continue
      }
      if let wrapper = typeScope.attributeType(attribute),
        wrapper.isPropertyWrapper
      {
        wrappers.append((attribute, wrapper))
        continue
      }
      if builder(in: node.attributes) != nil { continue }
      if isAttribute(attribute) {
        unsupported("the attribute '@\(name)' (a property wrapper?) is", attribute)
      }
    }
    guard wrappers.isEmpty else { return declareWrapped(node, wrappers, body) }
    let bindings = Array(node.bindings)
    for (index, binding) in bindings.enumerated() {
      if let parts = parts(of: binding) {
        for (name, annotation, part) in parts {
          declareProperty(node, part, name, annotation, body)
        }
        continue
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        unsupported("a pattern as a property is", binding.pattern)
        continue
      }
      let annotation =
        binding.typeAnnotation
        ?? bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }?
        .typeAnnotation
      declareProperty(node, binding, name, annotation, body)
    }
  }

  /// `var (a, b) = (0, 1)`: a property for each name.
  private func parts(
    of binding: PatternBindingSyntax
  ) -> [(TokenSyntax, TypeAnnotationSyntax?, PatternBindingSyntax)]? {
    guard let pattern = binding.pattern.as(TuplePatternSyntax.self),
      let values = binding.initializer?.value.as(TupleExprSyntax.self)?.elements,
      values.count == pattern.elements.count
    else { return nil }
    let types = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map(\.type)
    guard types.map({ $0.count == values.count }) ?? (binding.typeAnnotation == nil) else {
      return nil
    }
    var parts: [(TokenSyntax, TypeAnnotationSyntax?, PatternBindingSyntax)] = []
    for (index, (element, value)) in zip(pattern.elements, values).enumerated() {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      let annotation = types.map { TypeAnnotationSyntax(type: $0[index].trimmed) }
      let part = PatternBindingSyntax(
        pattern: element.pattern.trimmed, typeAnnotation: annotation,
        initializer: InitializerClauseSyntax(value: value.expression.trimmed))
      standIns[Syntax(part).root.id] = (Syntax(part).root, Syntax(binding))
      parts.append((name, part.typeAnnotation, part))
    }
    return parts
  }

  private func declareProperty(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax,
    _ annotation: TypeAnnotationSyntax?, _ body: TypeBody
  ) {
    let nominal = body.nominal
    let member = Member(.property, name.text.unquoted, type: nil)
    member.isLet = node.bindingSpecifier.text == "let"
    member.isSettable = !member.isLet
    MemberReader.apply(node.modifiers, node.attributes, to: member)
    refuseRedeclaration(member, body, name)
    member.isImplicitlyUnwrapped = annotation?.type.isImplicitlyUnwrapped ?? false
    member.returnsSelf = annotation.map { MemberReader.isSelf($0.type) } ?? false
    let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
    if isLazy { refuseLazy(member, binding, node.modifiers) }
    resolveType(of: member, annotation, binding, body, seesSelf: isLazy)
    if member.ownership != .strong {
      pendingBodies.append { [self] in requireClass(member.ownership, member.type, binding) }
    }
    member.builder = builder(in: node.attributes)
    let accessors = Accessors(binding.accessorBlock)
    if nominal.kind != .protocol || body.isExtension { refuseBodiless(binding.accessorBlock) }
    MemberReader.readEffects(binding.accessorBlock, typeScope, member)
    let isRequirement = nominal.kind == .protocol && !body.isExtension
    if let block = binding.accessorBlock,
      isRequirement
        ? accessors.requiresSetter && Accessors.specifier("get", in: block) == nil
        : accessors.getter == nil && accessors.setter != nil
    {
      let setter = Accessors.specifier("set", in: block)
      error("variable with a setter must also have a getter", setter ?? Syntax(block))
    }
    if member.isLet,
      let closed = node.modifiers.first(where: { $0.detail?.detail.text == "set" })
    {
      error(
        "'\(closed.trimmedDescription)' modifier cannot be applied to read-only properties", closed)
    }
    if member.isLet, let block = binding.accessorBlock, let fault = accessors.faultOfConstant,
      nominal.kind != .protocol || body.isExtension
    {
      error(fault, block)
    }
    if isRequirement {
      var isBare = binding.accessorBlock == nil && binding.initializer == nil
      if case .getter(let statements)? = binding.accessorBlock?.accessors {
        isBare = statements.isEmpty
      }
      if isBare {
        error(
          "property in protocol must have explicit { get } or { get set } specifier", name)
      }
      member.isSettable = accessors.requiresSetter
      add(member, to: body)
      return
    }
    if let getter = accessors.getter {
      member.isSettable = accessors.setter != nil
      member.isSetNonmutating = accessors.isNonmutating
      member.isMutating = accessors.isMutatingGet && nominal.kind != .class
      declareComputed(member, getter, accessors, body, name, node)
    } else if member.isStatic {
      declareStatic(member, binding, accessors, body)
    } else if body.isExtension {
      error("extensions must not contain stored properties", name)
      add(member, to: body)
    } else if member.isOverride, accessors.isObserved {
      declareObservedOverride(member, accessors, body, name, node)
    } else if member.isOverride {
      error("cannot override with a stored property '\(name.text)'", name)
    } else {
      if nominal.kind == .enum { error("enums must not contain stored properties", name) }
      if module.givesAway {
        refuseUncopied(member.type, in: nominal, "stored property '\(member.name)'", name)
      }
      if let overridden = overriddenMember(member, nominal), !overridden.isPrivate {
        error("cannot override with a stored property '\(name.text)'", name)
      }
      let isIgnored = node.attributes.description.contains("@ObservationIgnored")
      declareStored(
        member, binding, annotation, accessors, isLazy: isLazy,
        isTracked: nominal.isObservable && !isIgnored,
        isDynamic: nominal.kind == .class
          && node.modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) },
        body, name)
    }
  }

  private func resolveType(
    of member: Member, _ annotation: TypeAnnotationSyntax?, _ binding: PatternBindingSyntax,
    _ body: TypeBody, seesSelf: Bool
  ) {
    let nominal = body.nominal
    let isWeak = member.ownership == .weak
    member.resolveType = { [self] in
      // A value is looked at as bodies are, with rigid types for the parameters.
      let generics = annotation == nil ? genericContext(nominal) : nil
      return inType(
        nominal, isStatic: !seesSelf, generics: generics, demanding: body.requirements
      ) {
        if seesSelf { _ = declareSelf(nominal, isMutating: false) }
        if let annotation {
          let type =
            binding.accessorBlock == nil
            ? resolve(annotation.type) : resolveResult(annotation.type)
          member.alias = typeScope.alias(annotation.type)
          return filled(type, annotation, by: binding.initializer?.value, body) ?? type
        }
        guard let value = binding.initializer?.value else {
          error(
            Accessors(binding.accessorBlock).getter == nil
              ? "type annotation missing in pattern"
              : "computed property must have an explicit type", binding.pattern)
          return .error
        }
        // Its body is checked again later, and then told of.
        let outer = (isGuessing, guessFailed)
        isGuessing = true
        defer { (isGuessing, guessFailed) = outer }
        let type = withFixedTypes(of: body) { check(value, expecting: nil) }.type.generalized
        return isWeak && type.wrapped == nil ? .optional(type) : type
      }
    }
  }

  // MARK: Stored

  private func declareStored(
    _ member: Member, _ binding: PatternBindingSyntax, _ annotation: TypeAnnotationSyntax?,
    _ accessors: Accessors, isLazy: Bool, isTracked: Bool, isDynamic: Bool, _ body: TypeBody,
    _ name: TokenSyntax
  ) {
    let nominal = body.nominal
    guard let script = nominal.script else { return }
    let index = script.fieldNames.count
    script.fieldNames.append(name.text.unquoted)
    var stored = StoredProperty(
      member: member, index: index, initial: binding.initializer?.value, isLazy: isLazy)
    // `var left, right: Node?`: the type stands with the last.
    stored.isOptional = annotation?.type.isOptionalMark ?? (member.ownership == .weak)
    storedProperties[ObjectIdentifier(nominal), default: []].append(stored)
    add(member, to: body)
    if isLazy {
      script.lazyFields.insert(index)
      declareLazy(stored, accessors, body, name)
    } else if accessors.isObserved || (isTracked && !member.isLet && member.ownership == .strong)
      || isDynamic || isOverridden(member, nominal)
    {
      declareObserved(
        stored, accessors, isTracked: isTracked, isDynamic: isDynamic, body, name)
    } else {
      member.implementation = .field(index)
    }
  }

  private func isOverridden(_ member: Member, _ nominal: Nominal) -> Bool {
    nominal.kind == .class && !member.isPrivate && member.ownership == .strong
      && overriddenProperties.contains(member.name)
  }

  /// The field itself, past any accessor.
  func fieldAccess(_ local: Local, _ index: Int, _ type: Type, _ nominal: Nominal, _ line: Int)
    -> TypedExpr
  {
    let base = TypedExpr(.local(local), local.type, line: line)
    return TypedExpr(
      nominal.livesAsObject ? .field(base, index) : .element(base, index), type, line: line)
  }

  // MARK: Computed and static

  private func declareComputed(
    _ member: Member, _ getter: CodeBlockItemListSyntax, _ accessors: Accessors, _ body: TypeBody,
    _ name: TokenSyntax, _ node: VariableDeclSyntax
  ) {
    let nominal = body.nominal
    if accessors.setter == nil { openSelf(member, getter, nominal) }
    let get = memberFunction("\(member.name).get", body, member.generics)
    let set = accessors.setter.map { _ in memberFunction("\(member.name).set", body) }
    member.implementation = .accessors(get: get, set: set)
    checkOverride(
      member, [(get, "")] + (set.map { [($0, "=")] } ?? []), body, name)
    add(member, to: body)
    pendingBodies.append { [self] in
      let (plain, generics) = (member.type, genericContext(body, member))
      let given = generics?.rigid(plain) ?? plain
      let type = given.seenInside
      synthesize(
        get, nominal, generics, result: type, isMutating: member.isMutating,
        isStatic: member.isStatic, name: member.name
      ) { _, _ in
        takeEffects(of: member)
        context.builder = builder(of: member, in: nominal)
        context.givesSelf = member.returnsSelf && nominal.kind == .class
        let statements =
          implicitReturn(getter, type)
          ?? {
            let statements = check(getter)
            requireGetterReturn(statements, type, name)
            if let annotation = node.bindings.first?.typeAnnotation?.type {
              requireOneType(statements, annotation, annotation)
            }
            return statements
          }()
        reveal(given, statements)
        return statements
      }
      if let set, let setter = accessors.setter {
        synthesize(
          set, nominal, generics, newValue: type, isStatic: member.isStatic, name: member.name,
          valueName: accessors.setterName
        ) { _, newValue in
          accessors.mark(newValue)
          return check(setter.statements)
        }
      }
    }
  }

  /// Makes a function out of statements that the checker writes itself.
  func synthesize(
    _ function: Function, _ nominal: Nominal, _ generics: GenericContext? = nil,
    result: Type = .void, newValue: Type? = nil, isMutating: Bool = false, isStatic: Bool = false,
    name: String? = nil,
    valueName: String = "newValue", _ body: (Local, TypedExpr) -> [TypedStatement]
  ) {
    inType(nominal, isStatic: isStatic, generics: generics) {
      context.result = result
      context.name = name ?? function.name
      var parameters: [Local] = []
      let me: Local
      if isStatic {
        me = Local("self", .void, isMutable: false, in: context)
      } else {
        me = declareSelf(nominal, isMutating: newValue != nil || isMutating)
        parameters.append(me)
      }
      var value = TypedExpr(.constant(.none), .void, line: 0)
      if let newValue {
        let local = declare(valueName, newValue, isMutable: false)
        parameters.append(local)
        value = TypedExpr(.local(local), newValue, line: 0)
      }
      let inner = context
      let statements = withScope { body(me, value) }
      _ = makeBody(function.name, inner, parameters, statements, as: function)
    }
  }
}
