import SwiftSyntax

/// Variables that stand in no type.
extension Checker {
  /// Whether a declaration here makes a global.
  var isTopLevel: Bool { context.isMain && scopes.count == 1 }

  func check(_ node: DeclSyntax) -> [TypedStatement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      refuseMemberModifiers(node.modifiers, "properties")
      return checkVariable(node)
    case .functionDecl(let node):
      refuseMemberModifiers(node.modifiers, "methods")
      return isTopLevel ? [] : checkLocalFunction(node)
    case .initializerDecl(let node):
      error("initializers may only be declared within a type", node.initKeyword)
      return []
    case .importDecl(let node):
      checkImport(node)
      return []
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
      .actorDecl:
      if !isTopLevel, node.is(ProtocolDeclSyntax.self) {
        unsupported("a protocol inside a function is", node)
      }
      return []
    // The parser has read what operators there are; their functions are declared like any other.
    case .operatorDecl, .precedenceGroupDecl: return []
    case .ifConfigDecl(let node):
      unsupported("'#if' is", node)
      return []
    case .macroExpansionDecl(let node):
      unsupported("'#\(node.macroName.text)' is", node)
      return []
    default:
      unsupported("this declaration is", node)
      return []
    }
  }

  /// What only members can be.
  private func refuseMemberModifiers(_ modifiers: DeclModifierListSyntax, _ kind: String) {
    for modifier in modifiers {
      switch modifier.name.text {
      case "static": error("static \(kind) may only be declared on a type", modifier)
      case "class": error("class \(kind) may only be declared on a type", modifier)
      case "override": error("'override' can only be specified on class members", modifier)
      default: break
      }
    }
  }

  /// `func move(a: Int, a: Int)`, and a `rethrows` with nothing that throws.
  func checkParameters(of signature: FunctionSignatureSyntax) {
    let parameters = signature.parameterClause.parameters
    refuseRepeated(parameters.map { $0.secondName ?? $0.firstName })
    for (before, parameter) in zip(parameters, parameters.dropFirst())
    where before.ellipsis != nil && parameter.firstName.text == "_" {
      error(
        "a parameter following a variadic parameter requires a label",
        parameter.secondName ?? parameter.firstName)
    }
    refuseHead(of: signature)
    // An asynchronous one may take a sequence whose elements throw.
    guard let word = signature.effectSpecifiers?.throwsClause?.throwsSpecifier,
      word.tokenKind == .keyword(.rethrows), signature.effectSpecifiers?.asyncSpecifier == nil,
      file != "<library>", !parameters.contains(where: { canThrow($0.type) })
    else { return }
    error("'rethrows' function must take a throwing function argument", word)
  }

  private func canThrow(_ node: TypeSyntax) -> Bool {
    let plain = node.as(AttributedTypeSyntax.self)?.baseType ?? node
    if let function = plain.as(FunctionTypeSyntax.self) {
      return function.effectSpecifiers?.throwsClause != nil
    }
    return typeScope.quiet.resolve(plain).unwrappedFully.function?.isThrowing ?? false
  }

  /// Parameters, type parameters and what one pattern binds.
  func refuseRepeated(_ names: [TokenSyntax]) {
    var seen: Set<String> = []
    for name in names where name.text != "_" && !seen.insert(name.text).inserted {
      error("invalid redeclaration of '\(name.text)'", name)
    }
  }

  private func checkImport(_ node: ImportDeclSyntax) {
    let name = node.path.first?.name.text ?? ""
    if library.moduleNames.contains(name) { return }
    if let reason = library.unmodelled[name] {
      diagnostics.append(Diagnostic(.unsupported, reason, at: range(node.path)))
    } else {
      error(
        "no such module '\(name)'", node.path,
        notes: ["LayoutLab has UIKit, Foundation and QuartzCore"])
    }
  }

  func checkVariable(_ node: VariableDeclSyntax) -> [TypedStatement] {
    for case .attribute(let attribute) in node.attributes {
      if ["MainActor", "available", "discardableResult"].contains(
        attribute.attributeName.trimmedDescription)
      {
        continue
      }
      if let wrapper = resolve(attribute.attributeName).nominal, wrapper.isPropertyWrapper {
        return declareWrappedLocal(node, attribute, wrapper)
      }
      if builder(in: node.attributes) != nil { continue }
      unsupported("the attribute '\(attribute.trimmedDescription)' on a variable is", attribute)
    }
    let isLet = node.bindingSpecifier.text == "let"
    var ownership = Ownership.strong
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "weak": ownership = .weak
      case "unowned": ownership = .unowned
      case "async": return checkAsyncLet(node)
      case "lazy":
        guard !isTopLevel else {
          error("'lazy' cannot be used on \(isLet ? "a let" : "an already-lazy global")", modifier)
          break
        }
        return node.bindings.flatMap { declareLazyLocal($0) }
      default: break
      }
    }
    var statements: [TypedStatement] = []
    let bindings = Array(node.bindings)
    for (index, binding) in bindings.enumerated() {
      // `let a, b: Int` gives both the type.
      let annotation =
        binding.typeAnnotation
        ?? bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }?
        .typeAnnotation
      if let accessors = binding.accessorBlock {
        statements += declareAccessed(binding, Accessors(accessors), accessors)
        continue
      }
      statements += checkBinding(binding, annotation, isLet: isLet, ownership)
    }
    return statements
  }

  private func checkBinding(
    _ binding: PatternBindingSyntax, _ annotation: TypeAnnotationSyntax?, isLet: Bool,
    _ ownership: Ownership
  ) -> [TypedStatement] {
    let at = line(binding)
    let annotated = annotation.map { resolve($0.type, isClosed: binding.initializer == nil) }
    let isImplicit = annotation?.type.isImplicitlyUnwrapped ?? false
    guard let initializer = binding.initializer else {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = annotated
      else {
        // `let _: Int` is there for its type alone.
        if binding.pattern.is(WildcardPatternSyntax.self), annotated != nil { return [] }
        if let annotated,
          let parts = tupleWithoutValue(binding.pattern, annotated, isLet: isLet, at)
        {
          return parts
        }
        error("type annotation missing in pattern", binding.pattern)
        return []
      }
      requireClass(ownership, type, name)
      return declareWithoutValue(name, type, isLet: isLet, isImplicit: isImplicit, ownership, at)
    }
    let value: TypedExpr
    if let annotated, !annotated.hasHoles {
      value = check(
        initializer.value, as: annotated, unlikeAlias(binding, annotated, initializer.value))
    } else {
      if let dot = initializer.value.as(MemberAccessExprSyntax.self), dot.base == nil {
        error(
          "reference to member '\(dot.declName.baseName.text)' cannot be resolved without a contextual type",
          initializer.value)
        return []
      }
      let found = check(initializer.value, expecting: annotated)
      if found.literal == .null { error("'nil' requires a contextual type", initializer.value) }
      value =
        annotated.flatMap { filled($0, by: found.type) }.flatMap { convert(found, to: $0) } ?? found
    }
    if value.type.isError { requireReason(initializer.value) }
    if annotated?.hasHoles == true { requireHashableKey(of: value.type, initializer.value) }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      var type = annotated.flatMap { $0.hasHoles ? nil : $0 } ?? value.type
      requireClass(ownership, type, name, isWritten: annotation != nil)
      if ownership == .weak, type.wrapped == nil { type = .optional(type) }
      if type.isVoid, annotated == nil {
        warning(
          "\(isLet ? "constant" : "variable") '\(name.text)' inferred to have type '()', which may be unexpected",
          name)
      }
      let converted = convert(value, to: type) ?? value
      return define(name, type, converted, isLet: isLet, isImplicit: isImplicit, ownership, at)
    }
    if binding.pattern.is(WildcardPatternSyntax.self) {
      return [TypedStatement(.expression(value), line: at)]
    }
    return destructure(binding.pattern, value, isLet: isLet, at)
  }

  /// A class, what only a class can be, or a protocol.
  func canBeWeak(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return type.isClass || nominal.kind == .protocol
      || (nominal.isArchetype && module.conforms(nominal, to: library.anyObject))
  }

  /// `weak var delegate: P?` where `P` may be a struct's, too.
  func refuseOpenProtocol(_ ownership: String, _ type: Type, _ node: some SyntaxProtocol) -> Bool {
    guard let nominal = type.unwrappedFully.nominal, nominal.kind == .protocol, !nominal.isHost,
      !module.conforms(nominal, to: library.anyObject),
      nominal.superclass == nil,
      !module.protocols(of: nominal).contains(where: { $0.superclass != nil || $0.isHost })
    else { return false }
    error(
      "'\(ownership)' must not be applied to non-class-bound '\(type.unwrappedFully)'; "
        + "consider adding a protocol conformance that has a class bound", node)
    return true
  }

  /// `weak` and `unowned` are for references.
  func requireClass(
    _ ownership: Ownership, _ type: Type, _ node: some SyntaxProtocol, isWritten: Bool = true
  ) {
    let inner = type.unwrappedFully
    if ownership != .strong, refuseOpenProtocol("\(ownership)", type, node) { return }
    guard ownership != .strong, !inner.isClass, inner.nominal?.kind != .protocol, !inner.isError,
      !inner.hasHoles, !(inner.nominal?.isArchetype ?? false)
    else {
      if isWritten { requireOptional(ownership, type, node) }
      return
    }
    error(
      "'\(ownership)' may only be applied to class and class-bound protocol types, not '\(inner)'",
      node)
  }

  /// What is weak becomes `nil` by itself.
  private func requireOptional(
    _ ownership: Ownership, _ type: Type, _ node: some SyntaxProtocol
  ) {
    guard ownership == .weak, type.wrapped == nil, !type.isError, !type.hasHoles else { return }
    let isAnyObject = type.nominal === library.anyObject
    error(
      "'weak' variable should have optional type '\(isAnyObject ? "AnyObject?" : "\(Type.optional(type))")'",
      node)
  }

  /// `let (x, y): (CGFloat, CGFloat)`, whose parts get their values later.
  private func tupleWithoutValue(
    _ pattern: PatternSyntax, _ type: Type, isLet: Bool, _ at: Int
  ) -> [TypedStatement]? {
    if pattern.is(WildcardPatternSyntax.self) { return [] }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      return declareWithoutValue(name, type, isLet: isLet, isImplicit: false, .strong, at)
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self), let elements = type.tupleElements,
      tuple.elements.count == elements.count
    else { return nil }
    let parts = zip(tuple.elements, elements).map {
      tupleWithoutValue($0.pattern, $1.type, isLet: isLet, at)
    }
    return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
  }

  private func declareWithoutValue(
    _ name: TokenSyntax, _ type: Type, isLet: Bool, isImplicit: Bool, _ ownership: Ownership,
    _ at: Int
  ) -> [TypedStatement] {
    let isOptional = type.wrapped != nil
    requireOptional(ownership, type, name)
    if isTopLevel {
      defer {
        if case .variable(let global, _, _)? = module.names[name.text.unquoted],
          !isOptional || isLet
        {
          global.isDeferred = true
        }
      }
      return define(
        name, type, TypedExpr(.constant(.none), type, line: at), isLet: isLet,
        isImplicit: isImplicit,
        ownership, at)
    }
    let local = declareLocal(name, type, isLet: isLet)
    local.ownership = ownership
    local.isImplicitlyUnwrapped = isImplicit
    follow(local, name, isLet: isLet, .open)
    if isOptional, !isLet {
      return [
        TypedStatement(.declare(local, TypedExpr(.constant(.none), type, line: at)), line: at)
      ]
    }
    local.isDeferred = true
    local.isFlowChecked = true
    local.line = at
    return [TypedStatement(.declare(local, nil), line: at)]
  }

  private func declareLocal(_ name: TokenSyntax, _ type: Type, isLet: Bool) -> Local {
    if let before = scopes[scopes.count - 1][name.text.unquoted], before.context === context,
      scopes.count > 1, !before.isFunction
    {
      error("invalid redeclaration of '\(name.text)'", name)
    }
    return declare(name.text.unquoted, type, isMutable: !isLet)
  }

  private func declaration(of local: Local, _ value: TypedExpr, _ at: Int) -> TypedStatement {
    guard local.isAhead else { return TypedStatement(.declare(local, value), line: at) }
    local.usage?.isRead = true
    local.usage?.isWritten = true
    let place = TypedExpr(.local(local), local.type, line: at)
    return .assignment(of: value, to: place, at)
  }

  func define(
    _ name: TokenSyntax, _ type: Type, _ value: TypedExpr, isLet: Bool, isImplicit: Bool,
    _ ownership: Ownership, _ at: Int
  ) -> [TypedStatement] {
    guard isTopLevel else {
      let local = declareLocal(name, type, isLet: isLet)
      local.ownership = ownership
      local.isImplicitlyUnwrapped = isImplicit
      // `let again = body` is no longer-lived than the parameter.
      if case .local(let given) = value.kind, given.isNonEscaping {
        (local.isNonEscaping, local.isLentAgain) = (true, true)
      }
      follow(local, name, isLet: isLet, .initial)
      if isLet { local.knownNumber = known(value) }
      return [declaration(of: local, value, at)]
    }
    let key = name.text.unquoted
    if definedHere.contains(key) { error("invalid redeclaration of '\(name.text)'", name) }
    definedHere.insert(key)
    pendingNames.remove(key)
    let global = laterVariables.removeValue(forKey: key)?.global ?? Global(key)
    global.initializer = Global.unset
    global.isLet = isLet
    global.isImplicitlyUnwrapped = isImplicit
    global.ownership = ownership
    global.isNonisolated = isNonisolated(name)
    module.names[key] = .variable(global, type, isMutable: !isLet)
    return [TypedStatement(.define(global, value), line: at)]
  }

  /// A declaration that takes a tuple apart: `let (a, b) = …`.
  private func destructure(
    _ pattern: PatternSyntax, _ value: TypedExpr, isLet: Bool, _ at: Int
  ) -> [TypedStatement] {
    guard isTopLevel else {
      return [
        TypedStatement(
          .destructure(checkPattern(pattern, value.type, isLet: isLet), value), line: at)
      ]
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let elements) = value.type,
      elements.count == tuple.elements.count
    else {
      if !value.type.isError { reportTuplePattern(pattern, value.type) }
      defineUntold(pattern, isLet: isLet, at)
      return []
    }
    let local = Local("_", value.type, isMutable: false, in: context)
    var statements = [TypedStatement(.declare(local, value), line: at)]
    for (index, element) in tuple.elements.enumerated() {
      let part = TypedExpr(
        .element(TypedExpr(.local(local), value.type, line: at), index), elements[index].type,
        line: at)
      if let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        statements += define(
          name, part.type, part, isLet: isLet, isImplicit: false, .strong, at)
      } else if !element.pattern.is(WildcardPatternSyntax.self) {
        statements += destructure(element.pattern, part, isLet: isLet, at)
      }
    }
    // What nothing is called by ends here.
    let whole = TypedExpr(.local(local), value.type, line: at)
    statements.append(
      .assignment(of: TypedExpr(.constant(.none), value.type, line: at), to: whole, at))
    return statements
  }

  /// What a pattern that does not fit would have bound is not unknown for that.
  private func defineUntold(_ pattern: PatternSyntax, isLet: Bool, _ at: Int) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      _ = define(
        name, .error, failed(pattern), isLet: isLet, isImplicit: false, .strong, at)
    }
    for element in pattern.as(TuplePatternSyntax.self)?.elements ?? [] {
      defineUntold(element.pattern, isLet: isLet, at)
    }
  }
}
