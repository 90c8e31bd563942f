import SwiftSyntax

/// What members of classes override.
extension Checker {
  /// `override init(style: Style, reuseIdentifier: String)` of one that takes a `String?`.
  func refuseNarrowed(
    _ member: Member, overriding above: FoundMember?, _ node: InitializerDeclSyntax
  ) {
    guard member.isOverride, let taken = above?.type.function?.parameters else { return }
    for (own, wider) in zip(member.functionType?.parameters ?? [], taken)
    where wider.type == .optional(own.type) {
      error(
        "cannot override initializer parameter of type '\(wider.type)' with non-optional type '\(own.type)'",
        node.initKeyword)
    }
  }

  /// Finds what `member` overrides, demands the keyword, and gives its functions their slots.
  func checkOverride(
    _ member: Member, _ functions: [(Function, String)], _ body: TypeBody, _ name: TokenSyntax
  ) {
    guard body.nominal.kind == .class else {
      if member.isOverride { error("'override' can only be specified on class members", name) }
      return
    }
    let overridden = overriddenMember(member, body.nominal)
    let what =
      switch member.kind {
      case .property: "property"
      case .subscript: "subscript"
      default: "method"
      }
    let kind = what == "method" ? member.isStatic ? "class method" : "instance method" : what
    if overridden == nil, member.isOverride, let wrong = narrowedParameter(member, body.nominal) {
      error(
        "cannot override instance method parameter of type '\(wrong)' with non-optional type '\(wrong.unwrappedFully)'",
        name)
    } else if overridden == nil, member.isOverride,
      library.unmodelledHooks.contains(member.name)
        && body.nominal.classChain.contains(where: \.isHost)
        || isReal(member, above: body.nominal)
    {
      unsupported("overriding '\(member.fullName)' is", name)
    } else if overridden == nil, member.isOverride, let meant = otherwiseLabelled(member, body) {
      error(
        "argument labels for method '\(labelled(member))' do not match those of overridden method '\(labelled(meant))'",
        name)
    } else if overridden == nil, member.isOverride {
      let candidates =
        body.nominal.superclass.map { memberNames(of: $0.selfType, isStatic: member.isStatic) }
        ?? []
      let nearest = Spelling.nearest(to: member.name, among: candidates)
      error(
        "\(what) does not override any \(what) from its superclass", name,
        notes: nearest.map { ["did you mean '\($0)'?"] } ?? [],
        fixIts: nearest.map { [replace(name, with: $0)] } ?? [])
    }
    if overridden != nil, member.isOverride, member.isPrivate {
      error("overriding \(kind) must be as accessible as the declaration it overrides", name)
    }
    if overridden != nil, !member.isOverride, !member.isStatic || overridden?.isStatic == true {
      error(
        "overriding declaration requires an 'override' keyword", name,
        fixIts: [overrideFix(name)])
    }
    // A property's type may have to be found first, from values further down.
    if let overridden, member.isOverride, member.kind == .method,
      overridden.functionType?.isThrowing == false, member.functionType?.isThrowing == true
    {
      error("cannot override non-throwing instance method with throwing instance method", name)
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
    if let overridden, !overridden.generics.isEmpty,
      case .function(let function) = overridden.implementation
    {
      function.isOverridden = true
    }
    if let overridden, overridden.isStatic, !overridden.isOfClass, overridden.owner?.script != nil {
      error("cannot override static \(what)", name)
    } else if let overridden, overridden.isFinal {
      error("\(kind) overrides a 'final' \(kind)", name)
    }
    if let overridden, overridden.isLet, member.isOverride, overridden.owner?.script != nil {
      error(
        "cannot override immutable 'let' property '\(member.name)' with the getter of a 'var'", name
      )
    }
    if let overridden, member.isOverride, member.kind == .property, !member.isSettable,
      overridden.isSettable, !overridden.isLet, !overridden.isSetPrivate
    {
      error(
        "cannot override mutable property with read-only property '\(member.name)'", name)
    }
    let isOfHost = overridden.map { $0.owner?.script == nil } ?? false
    if body.isExtension, member.isOverride, !body.isSynthesized, let overridden,
      refuseExtensionOverride(overridden, kind, body, name)
    {
      return
    }
    guard !member.isStatic, !body.isExtension || body.isSynthesized || isOfHost,
      let script = body.nominal.script
    else { return }
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

  /// Whether a class above `nominal` really has what `member` overrides, and we have not.
  private func isReal(_ member: Member, above nominal: Nominal) -> Bool {
    guard let superclass = nominal.superclass else { return false }
    return realMembers(member.name, of: superclass.selfType).contains { $0 == member.fullName }
  }

  /// The optional that a method which would override another one takes as if it were none.
  private func narrowedParameter(_ member: Member, _ nominal: Nominal) -> Type? {
    guard member.kind == .method, let own = member.functionType, let above = nominal.superclass
    else {
      return nil
    }
    for one in above.classChain {
      for other in module.members(member.name, of: one) where other.fullName == member.fullName {
        guard let theirs = other.functionType else { continue }
        for (a, b) in zip(own.parameters, theirs.parameters)
        where a.type != b.type && b.type.wrapped == a.type { return b.type }
      }
    }
    return nil
  }

  private func overrideFix(_ name: TokenSyntax) -> Diagnostic.FixIt {
    var node: Syntax? = name.parent
    while let current = node, current.asProtocol((any DeclSyntaxProtocol).self) == nil {
      node = current.parent
    }
    return insert("override ", before: node ?? Syntax(name))
  }

  func overriddenMember(_ member: Member, _ nominal: Nominal) -> Member? {
    // Of two generic ones it is the one that asks the same of its parameters.
    overriddenMember(member, nominal, asking: true)
      ?? overriddenMember(member, nominal, asking: false)
  }

  private func overriddenMember(_ member: Member, _ nominal: Nominal, asking: Bool) -> Member? {
    guard let superclass = nominal.superclass else { return nil }
    for one in superclass.classChain {
      for other in module.members(member.name, of: one)
      where other.kind == member.kind && other.isStatic == member.isStatic && !other.isPrivate
        && (!asking || asksAlike(member, other))
      {
        if member.kind == .property { return other }
        guard other.fullName == member.fullName, let a = member.functionType,
          let b = other.functionType, b.isAsync || !a.isAsync
        else { continue }
        var inherited = Substitution(nominal.selfType.seen(as: one) ?? .error)
        // The type parameters of the two are the same under other names.
        // Which class it is asked of may matter to one of the two only.
        guard other.namedGenerics.count == member.namedGenerics.count else { continue }
        for (own, theirs) in zip(member.namedGenerics, other.namedGenerics) {
          inherited[theirs] = .parameter(own)
        }
        if let theirs = other.selfGeneric {
          inherited[theirs] = member.selfGeneric.map(Type.parameter) ?? nominal.selfType
        }
        let fits = zip(a.parameters, b.parameters).allSatisfy {
          canConvert(inherited($1.type), to: $0.type) || $0.type == inherited($1.type)
        }
        // Without the word only the same types are taken for an override.
        let isAlike = zip(a.parameters, b.parameters).allSatisfy {
          $0.type.unwrappedFully == inherited($1.type).unwrappedFully
        }
        if fits, member.isOverride || isAlike, a.parameters.count == b.parameters.count,
          canConvert(a.result, to: inherited(b.result)) || a.result == inherited(b.result)
        {
          return other
        }
      }
    }
    return nil
  }

  /// The properties that `body`, a class, declares with `override`.
  func propertyOverrides(_ body: TypeBody) -> [String] {
    guard body.nominal.kind == .class else { return [] }
    return body.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { node in
      node.modifiers.sayOverride
    }.flatMap { node in
      node.bindings.compactMap {
        $0.pattern.plainName
      }
    }
  }

  private func overriddenFunction(_ member: Member, _ suffix: String) -> Function? {
    switch member.implementation {
    case .function(let function): suffix.isEmpty ? function : nil
    case .accessors(let get, let set): suffix.isEmpty ? get : set
    default: nil
    }
  }
}

extension DeclModifierListSyntax {
  var sayOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}
