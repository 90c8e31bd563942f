import SwiftSyntax

/// Property wrappers: `@Clamped(0...10) var level = 5`.
///
/// The wrapper is a stored property `_level`; `level` reads and writes its `wrappedValue`, and
/// `$level` is its `projectedValue`.
extension Checker {
  func declareWrapped(
    _ node: VariableDeclSyntax, _ attribute: AttributeSyntax, _ wrapper: Nominal, _ body: TypeBody
  ) {
    let nominal = body.nominal
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let accessors = Accessors(node.bindings.first?.accessorBlock)
    if accessors.getter != nil {
      error("property wrapper cannot be applied to a computed property", attribute)
      return
    }
    if node.bindingSpecifier.text == "let" {
      error("property wrapper can only be applied to a 'var'", attribute)
      return
    }
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.plainName,
      let script = nominal.script, !isStatic || !accessors.isObserved
    else {
      unsupported("this use of a property wrapper is", attribute)
      return
    }
    let wrap = { (value: ExprSyntax?) in Self.construction(attribute, value) }
    let annotation = binding.typeAnnotation?.type
    let hasArguments = attribute.arguments != nil
    // `@Published var error: String?` starts as nil, as it would without the wrapper.
    var value = binding.initializer?.value
    if value == nil, !hasArguments, node.bindingSpecifier.text == "var", !hasEmptyInit(wrapper),
      annotation?.isOptionalMark ?? false
    {
      value = ExprSyntax(NilLiteralExprSyntax())
    }
    let needsValue = value == nil && !hasArguments && !hasEmptyInit(wrapper)
    let initial = needsValue ? nil : wrap(value)
    if isStatic, needsValue {
      error(
        "'static var' declaration requires an initializer expression or an explicitly stated getter",
        binding.pattern)
      return
    }

    let storage = Member(.property, "_" + name)
    storage.isSettable = true
    storage.isPrivate = true
    storage.resolveType = { [self] in
      inType(nominal) { wrapperType(wrapper, annotation, attribute, initial) }
    }
    let wrapped = Member(.property, name)
    MemberReader.apply(node.modifiers, [], to: wrapped)
    wrapped.resolveType = { [self] in
      wrapped.isMutating = isReadMutating("wrappedValue", wrapper, in: nominal)
      wrapped.isSetNonmutating = isSetNonmutating("wrappedValue", wrapper)
      if let annotation { return inType(nominal) { typeScope.resolve(annotation) } }
      return members("wrappedValue", of: storage.type).first?.type ?? .error
    }
    let projected = Member(.property, "$" + name)
    projected.resolveType = { [self] in
      projected.isMutating = isReadMutating("projectedValue", wrapper, in: nominal)
      projected.isSetNonmutating = isSetNonmutating("projectedValue", wrapper)
      return members("projectedValue", of: storage.type).first?.type ?? .error
    }
    let isProjecting =
      !module.members("projectedValue", of: wrapper).isEmpty || wrapper.script == nil
    if isStatic {
      let all = [(wrapped, "wrappedValue"), (projected, "projectedValue")]
      declareStaticWrapper(
        storage, Array(all.prefix(isProjecting ? 2 : 1)), initial, body, attribute)
      return
    }
    let index = script.fieldNames.count
    script.fieldNames.append("_" + name)
    storage.implementation = .field(index)
    var stored = StoredProperty(member: storage, index: index, initial: initial, isLazy: false)
    stored.wrapper = StoredProperty.Wrapper(
      name: name, type: { wrapped.type }, wrap: { wrap($0) },
      initial: value, isWhole: value == nil && !needsValue && !hasArguments,
      isOpen: !hasArguments || value != nil)
    stored.wrapper?.line = line(attribute)
    stored.wrapper?.isDeferred = {
      wrapper.ownMembers("init").compactMap { $0.functionType?.parameters.first }
        .contains { $0.label == "wrappedValue" && $0.isAutoclosure }
    }
    storedProperties[ObjectIdentifier(nominal), default: []].append(stored)
    add(storage, to: body)

    declareAccess(wrapped, to: "wrappedValue", storage, index, body, attribute, accessors)
    wrapped.storage = nil
    if needsValue { wrapped.wrappedStorage = (index, storage, wrap) }
    if isProjecting {
      declareAccess(projected, to: "projectedValue", storage, index, body, attribute)
    }
  }

  /// Whether to read the wrapper's property may change what holds the wrapper.
  private func isReadMutating(_ name: String, _ wrapper: Nominal, in nominal: Nominal) -> Bool {
    nominal.kind != .class && wrapper.kind != .class
      && module.members(name, of: wrapper).first?.isMutating == true
  }

  /// Whether what holds the wrapper stays as it is when the wrapper's property is set.
  private func isSetNonmutating(_ name: String, _ wrapper: Nominal) -> Bool {
    wrapper.kind == .class
      || module.members(name, of: wrapper).first?.isSetNonmutating == true
  }

  /// A property that stands for one of the wrapper's.
  private func declareAccess(
    _ member: Member, to inner: String, _ storage: Member, _ index: Int, _ body: TypeBody,
    _ node: AttributeSyntax, _ accessors: Accessors? = nil
  ) {
    let nominal = body.nominal
    let get = memberFunction("\(member.name).get", body)
    let set = memberFunction("\(member.name).set", body)
    member.implementation = .accessors(get: get, set: set)
    member.isSettable = true
    add(member, to: body)
    let at = line(node)
    pendingBodies.append { [self] in
      let generics = genericContext(body, nil)
      let wrapper = generics?.rigid(storage.type) ?? storage.type
      guard let found = members(inner, of: wrapper).first else {
        return
      }
      member.isSettable = found.member.isSettable
      synthesize(
        get, nominal, generics, result: found.type, isMutating: member.isMutating,
        name: member.name
      ) { me, _ in
        let field = fieldAccess(me, index, wrapper, nominal, at)
        return [TypedStatement(.return(readProperty(found, of: field)), line: at)]
      }
      guard found.member.isSettable else { return }
      synthesize(set, nominal, generics, newValue: found.type, name: member.name) { me, new in
        let field = fieldAccess(me, index, wrapper, nominal, at)
        let place = readProperty(found, of: field)
        if let accessors, accessors.isObserved {
          return observing(accessors, member, place, new, found.type, at)
        }
        return [.assignment(of: new, to: place, at)]
      }
    }
  }

  /// The wrapper with its arguments, as far as the property's own type or its value tells.
  private func wrapperType(
    _ wrapper: Nominal, _ annotation: TypeSyntax?, _ attribute: AttributeSyntax,
    _ initial: ExprSyntax?
  ) -> Type {
    let named = typeScope.resolve(attribute.attributeName)
    if wrapper.generics.isEmpty || (named.arguments.count > 0 && !named.hasHoles) { return named }
    if let annotation, let value = module.members("wrappedValue", of: wrapper).first {
      var substitution = Substitution()
      if substitution.match(value.type, typeScope.resolve(annotation), self) {
        return substitution(wrapper.selfType)
      }
    }
    guard let initial else { return .error }
    let outer = (isGuessing, guessFailed, lineOverride)
    isGuessing = true
    lineOverride = line(attribute)
    defer { (isGuessing, guessFailed, lineOverride) = outer }
    return check(initial).type.generalized
  }

  private func hasEmptyInit(_ wrapper: Nominal) -> Bool {
    wrapper.ownMembers("init").contains {
      $0.functionType?.parameters.allSatisfy { $0.defaultValue != nil } ?? false
    }
  }

  /// `Clamped(wrappedValue: 5, 0...10)`.
  static func construction(_ attribute: AttributeSyntax, _ value: ExprSyntax?) -> ExprSyntax {
    var arguments: [LabeledExprSyntax] = []
    if let value {
      arguments.append(
        LabeledExprSyntax(
          label: .identifier("wrappedValue"), colon: .colonToken(), expression: value.trimmed))
    }
    if case .argumentList(let list)? = attribute.arguments { arguments += Array(list) }
    let callee = attribute.attributeName.asExpression
    return ExprSyntax(
      FunctionCallExprSyntax(
        calledExpression: callee, leftParen: .leftParenToken(),
        arguments: LabeledExprListSyntax(arguments), rightParen: .rightParenToken()))
  }
}
