import SwiftSyntax

/// A property wrapper that a declaration names.
typealias NamedWrapper = (attribute: AttributeSyntax, nominal: Nominal)

/// Property wrappers: `@Clamped(0...10) var level = 5`.
///
/// The wrapper is a stored property `_level`; `level` reads and writes its `wrappedValue`, and
/// `$level` is its `projectedValue`.
extension Checker {
  /// `@Trimmed var count: Int` where the wrapper holds a text.
  func refuseUnlikeWrapper(
    _ wrapper: Nominal, _ annotation: TypeSyntax, _ value: ExprSyntax?, _ nominal: Nominal,
    _ node: AttributeSyntax
  ) -> Bool {
    guard wrapper.script != nil, wrapper.generics.isEmpty,
      let own = module.members("wrappedValue", of: wrapper).first?.type, !own.hasHoles
    else { return false }
    let type = inType(nominal) { typeScope.quiet.resolve(annotation) }
    guard type != own, !type.isError, !type.hasHoles else { return false }
    if let value {
      error("cannot convert value of type '\(type)' to specified type '\(own)'", value)
    } else {
      error("property type '\(type)' does not match 'wrappedValue' type '\(own)'", node)
    }
    return true
  }

  /// - Parameter wrappers: outermost first.
  func declareWrapped(
    _ node: VariableDeclSyntax, _ wrappers: [NamedWrapper], _ body: TypeBody
  ) {
    guard let (attribute, wrapper) = wrappers.first, let innermost = wrappers.last else { return }
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
      let script = nominal.script,
      !isStatic || (!accessors.isObserved && wrappers.count == 1)
    else {
      unsupported("this use of a property wrapper is", attribute)
      return
    }
    let wrap = { (value: ExprSyntax?) in Self.construction(wrappers, value) }
    let annotation = binding.typeAnnotation?.type
    let hasArguments = attribute.arguments != nil
    // `@Published var error: String?` starts as nil, as it would without the wrapper.
    var value = binding.initializer?.value
    if value == nil, !hasArguments, node.bindingSpecifier.text == "var",
      !hasEmptyInit(innermost.nominal),
      annotation?.isOptionalMark ?? false
    {
      value = ExprSyntax(NilLiteralExprSyntax())
    }
    let needsValue = value == nil && !hasArguments && !hasEmptyInit(innermost.nominal)
    let initial: ExprSyntax? = needsValue ? nil : wrap(value)
    if isStatic, needsValue {
      error(
        "'static var' declaration requires an initializer expression or an explicitly stated getter",
        binding.pattern)
      return
    }

    if wrappers.count == 1, let annotation,
      refuseUnlikeWrapper(
        wrapper, annotation, binding.initializer?.value, nominal, attribute)
    {
      return
    }
    let storage = Member(.property, "_" + name)
    storage.isSettable = true
    storage.isPrivate = true
    storage.resolveType = { [self] in
      inType(nominal) { wrapperType(wrappers, annotation, needsValue ? nil : { value }) }
    }
    let wrapped = Member(.property, name)
    MemberReader.apply(node.modifiers, [], to: wrapped)
    wrapped.resolveType = { [self] in
      wrapped.isMutating = isReadMutating("wrappedValue", wrappers, in: nominal)
      wrapped.isSetNonmutating = wrappers.contains { isSetNonmutating("wrappedValue", $0.nominal) }
      if let annotation { return inType(nominal) { typeScope.resolve(annotation) } }
      return wrappers.reduce(storage.type) { type, _ in
        members("wrappedValue", of: type).first?.type ?? .error
      }
    }
    let projected = Member(.property, "$" + name)
    projected.resolveType = { [self] in
      projected.isMutating = isReadMutating(
        "projectedValue", [(attribute, wrapper)], in: nominal)
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
      initial: value, startsWhole: value == nil && !needsValue && !hasArguments,
      isOpen: !hasArguments || value != nil)
    stored.wrapper?.line = line(attribute)
    stored.wrapper?.isDeferred = {
      innermost.nominal.ownMembers("init").compactMap { $0.functionType?.parameters.first }
        .contains { $0.label == "wrappedValue" && $0.isAutoclosure }
    }
    stored.wrapper?.takesValue = { [self] in takesValue(innermost.nominal) }
    storedProperties[ObjectIdentifier(nominal), default: []].append(stored)
    add(storage, to: body)

    declareAccess(
      wrapped, to: wrappers.map { _ in "wrappedValue" }, storage, index, body, attribute, accessors)
    wrapped.storage = nil
    if needsValue { wrapped.wrappedStorage = (index, storage, wrap) }
    if isProjecting {
      declareAccess(projected, to: ["projectedValue"], storage, index, body, attribute)
    }
  }

  /// Whether to read the wrapper's property may change what holds the wrapper.
  private func isReadMutating(
    _ name: String, _ wrappers: [NamedWrapper], in nominal: Nominal
  ) -> Bool {
    nominal.kind != .class
      && wrappers.prefix { $0.nominal.kind != .class }.contains {
        module.members(name, of: $0.nominal).first?.isMutating == true
      }
  }

  /// Whether what holds the wrapper stays as it is when the wrapper's property is set.
  private func isSetNonmutating(_ name: String, _ wrapper: Nominal) -> Bool {
    wrapper.kind == .class
      || module.members(name, of: wrapper).first?.isSetNonmutating == true
  }

  /// A property that stands for one of the wrapper's.
  private func declareAccess(
    _ member: Member, to path: [String], _ storage: Member, _ index: Int, _ body: TypeBody,
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
      var (found, type) = ([FoundMember](), wrapper)
      for name in path {
        guard let one = members(name, of: type).first else { return }
        found.append(one)
        type = one.type
      }
      let steps = found
      let read = { (field: TypedExpr) in
        steps.reduce(field) { self.readProperty($1, of: $0) }
      }
      member.isSettable = found.allSatisfy(\.member.isSettable)
      if path == ["wrappedValue"], let access = enclosedAccess(member, storage, in: nominal) {
        return declareEnclosedAccess(
          access, member, get: get, set: set, type, nominal, generics, accessors, at)
      }
      synthesize(
        get, nominal, generics, result: type, isMutating: member.isMutating,
        name: member.name
      ) { me, _ in
        let field = fieldAccess(me, index, wrapper, nominal, at)
        return [TypedStatement(.return(read(field)), line: at)]
      }
      guard member.isSettable else { return }
      synthesize(set, nominal, generics, newValue: type, name: member.name) { me, new in
        let field = fieldAccess(me, index, wrapper, nominal, at)
        let place = read(field)
        if let accessors, accessors.isObserved {
          return observing(accessors, member, place, new, type, at)
        }
        return [.assignment(of: new, to: place, at)]
      }
    }
  }

  /// The outermost wrapper with its arguments, as far as the property's own type or its value tells.
  ///
  /// - Parameter value: the initial value, if there is one; `nil` if nothing makes the wrapper.
  private func wrapperType(
    _ wrappers: [NamedWrapper], _ annotation: TypeSyntax?, _ value: (() -> ExprSyntax?)?
  ) -> Type {
    var wrapped = annotation.map { typeScope.resolve($0) }
    for place in wrappers.indices.reversed() {
      let made = value.map { Self.construction(Array(wrappers[place...]), $0()) }
      wrapped = wrapperType(wrappers[place], wrapped, made)
    }
    return wrapped ?? .error
  }

  private func wrapperType(
    _ wrapper: NamedWrapper, _ wrapped: Type?, _ initial: ExprSyntax?
  ) -> Type {
    let named = typeScope.resolve(wrapper.attribute.attributeName)
    if wrapper.nominal.generics.isEmpty || (named.arguments.count > 0 && !named.hasHoles) {
      return named
    }
    var told: Type?
    if let wrapped, let value = module.members("wrappedValue", of: wrapper.nominal).first {
      var substitution = Substitution()
      if substitution.match(value.type, wrapped, self) {
        told = substitution(wrapper.nominal.selfType)
      }
    }
    // `@Invalidating("layout") var width: Int`: the attribute's arguments tell the rest.
    if let told, !told.hasHoles || initial == nil { return told }
    guard let initial else { return .error }
    let outer = (isGuessing, guessFailed, lineOverride)
    isGuessing = true
    lineOverride = line(wrapper.attribute)
    defer { (isGuessing, guessFailed, lineOverride) = outer }
    let made = check(initial, expecting: told).type.generalized
    return made.hasHoles || made.isError ? told ?? made : made
  }

  /// Whether it can be made around a value.
  ///
  /// Where it declares no initializer it has the memberwise one.
  private func takesValue(_ wrapper: Nominal) -> Bool {
    guard wrapper.script != nil else { return true }
    return wrapper.ownMembers("init").contains {
      $0.functionType?.parameters.contains { $0.label == "wrappedValue" } ?? false
    }
  }

  private func hasEmptyInit(_ wrapper: Nominal) -> Bool {
    wrapper.ownMembers("init").contains {
      $0.functionType?.parameters.allSatisfy { $0.defaultValue != nil } ?? false
    }
  }

  /// `Logged(wrappedValue: Clamped(wrappedValue: 5, 0...10))`.
  private static func construction(_ wrappers: [NamedWrapper], _ value: ExprSyntax?) -> ExprSyntax {
    let inner = wrappers.dropFirst()
    guard let (attribute, _) = wrappers.first else { return ExprSyntax(NilLiteralExprSyntax()) }
    return construction(attribute, inner.isEmpty ? value : construction(Array(inner), value))
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
