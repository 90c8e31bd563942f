import SwiftSyntax

/// Variables that stand in no type.
extension Checker {
  /// Whether a declaration here makes a global.
  var isTopLevel: Bool { context.isMain && scopes.count == 1 }

  func check(_ node: DeclSyntax) -> [TypedStatement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return checkVariable(node)
    case .functionDecl(let node): return isTopLevel ? [] : checkLocalFunction(node)
    case .importDecl(let node):
      checkImport(node)
      return []
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
      if !isTopLevel, node.is(ProtocolDeclSyntax.self) {
        unsupported("a protocol inside a function is", node)
      }
      return []
    // The parser has read what operators there are; their functions are declared like any other.
    case .operatorDecl, .precedenceGroupDecl: return []
    case .ifConfigDecl(let node):
      unsupported("'#if' is", node)
      return []
    case .actorDecl(let node):
      unsupported("'actor' is", node.actorKeyword)
      return []
    case .macroExpansionDecl(let node):
      unsupported("'#\(node.macroName.text)' is", node)
      return []
    default:
      unsupported("this declaration is", node)
      return []
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
      unsupported("the attribute '\(attribute.trimmedDescription)' on a variable is", attribute)
    }
    let isLet = node.bindingSpecifier.text == "let"
    var ownership = Ownership.strong
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "weak": ownership = .weak
      case "unowned": ownership = .unowned
      case "lazy": unsupported("a 'lazy' variable outside a type is", modifier)
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

  /// A variable outside any type that runs code: computed, or observed.
  private func declareAccessed(
    _ binding: PatternBindingSyntax, _ accessors: Accessors, _ node: AccessorBlockSyntax
  ) -> [TypedStatement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      unsupported("this variable is", node)
      return []
    }
    if accessors.isObserved {
      guard isTopLevel else {
        unsupported("an observed variable inside a function is", node)
        return []
      }
      return declareObservedGlobal(binding, name, accessors)
    }
    guard let getter = accessors.getter, let annotation = binding.typeAnnotation else {
      error("computed property must have an explicit type", binding.pattern)
      return []
    }
    guard isTopLevel else {
      guard accessors.setter == nil else {
        unsupported("a computed variable with a setter inside a function is", node)
        return []
      }
      return [declareComputedLocal(name, resolve(annotation.type), getter)]
    }
    declareComputed(name.text, accessors, getter, annotation)
    return []
  }

  /// A local variable that is computed is a local function without parameters.
  private func declareComputedLocal(
    _ name: TokenSyntax, _ type: Type, _ getter: CodeBlockItemListSyntax
  ) -> TypedStatement {
    let signature = FunctionType([], type)
    let local = declare(name.text, .function(signature), isMutable: false)
    local.isComputed = true
    local.isDeferred = true
    let context = FunctionContext(name.text, parent: context)
    context.result = type
    let body = inFunction(context, seesLocals: true) { () -> ClosureBody in
      let statements = withScope { implicitReturn(getter, type) ?? check(getter) }
      return makeBody(name.text, context, [], statements)
    }
    return TypedStatement(.function(local, body), line: line(name))
  }

  /// `var count = 0 { didSet { … } }` at top level.
  private func declareObservedGlobal(
    _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ accessors: Accessors
  ) -> [TypedStatement] {
    guard let initial = binding.initializer?.value else {
      error(
        "global 'var' declaration requires an initializer expression or an explicitly stated getter",
        binding.pattern)
      return []
    }
    let annotated = binding.typeAnnotation.map { resolve($0.type) }
    let value = annotated.map { check(initial, as: $0) } ?? check(initial)
    if value.type.isError {
      requireReason(initial)
      return []
    }
    let type = annotated ?? value.type
    let storage = Global(name.text)
    let member = Member(.property, name.text, type: type)
    let get = Function("\(name.text).get", file: file)
    let set = Function("\(name.text).set", file: file)
    member.isStatic = true
    member.isSettable = true
    member.implementation = .accessors(get: get, set: set)
    module.names[name.text] = .computed(member)
    pendingNames.remove(name.text)
    let at = line(binding)
    let place = TypedExpr(.global(storage), type, line: at)
    pendingBodies.append { [self] in
      accessorBody(get, FunctionType([], type)) { _ in
        [TypedStatement(.return(place), line: at)]
      }
      let parameter = FunctionType.Parameter(label: nil, name: "new value", type: type)
      accessorBody(set, FunctionType([parameter], .void)) { parameters in
        observing(
          accessors, place, TypedExpr(.local(parameters[0]), type, line: at), type, at)
      }
    }
    return [TypedStatement(.define(storage, value), line: at)]
  }

  private func declareComputed(
    _ name: String, _ accessors: Accessors, _ getter: CodeBlockItemListSyntax,
    _ annotation: TypeAnnotationSyntax
  ) {
    let type = resolve(annotation.type)
    let member = Member(.property, name, type: type)
    let get = Function("\(name).get", file: file)
    let set = accessors.setter.map { _ in Function("\(name).set", file: file) }
    member.isStatic = true
    member.isSettable = set != nil
    member.implementation = .accessors(get: get, set: set)
    module.names[name] = .computed(member)
    pendingNames.remove(name)
    pendingBodies.append { [self] in
      let reading = FunctionType([], type)
      accessorBody(get, reading) { _ in implicitReturn(getter, type) ?? check(getter) }
      if let set, let setter = accessors.setter {
        let parameter = FunctionType.Parameter(label: nil, name: accessors.setterName, type: type)
        accessorBody(set, FunctionType([parameter], .void)) { _ in check(setter.statements) }
      }
    }
  }

  private func accessorBody(
    _ function: Function, _ type: FunctionType, _ body: ([Local]) -> [TypedStatement]
  ) {
    let context = FunctionContext(function.name, parent: nil)
    context.result = type.result
    inFunction(context, seesLocals: false) {
      let parameters = declareParameters(type, in: context)
      let statements = withScope { body(parameters) }
      _ = makeBody(function.name, context, parameters, statements, as: function)
    }
  }

  private func checkBinding(
    _ binding: PatternBindingSyntax, _ annotation: TypeAnnotationSyntax?, isLet: Bool,
    _ ownership: Ownership
  ) -> [TypedStatement] {
    let at = line(binding)
    let annotated = annotation.map { resolve($0.type) }
    let isImplicit = annotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    guard let initializer = binding.initializer else {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = annotated
      else {
        error("type annotation missing in pattern", binding.pattern)
        return []
      }
      return declareWithoutValue(name, type, isLet: isLet, isImplicit: isImplicit, ownership, at)
    }
    let value: TypedExpr
    if let annotated, !annotated.hasHoles {
      value = check(initializer.value, as: annotated)
    } else {
      if let dot = initializer.value.as(MemberAccessExprSyntax.self), dot.base == nil {
        error(
          "reference to member '\(dot.declName.baseName.text)' cannot be resolved without a contextual type",
          initializer.value)
        return []
      }
      let found = check(initializer.value, expecting: annotated)
      if found.literal == .null { error("'nil' requires a contextual type", initializer.value) }
      value = found
    }
    if value.type.isError { requireReason(initializer.value) }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      var type = annotated.flatMap { $0.hasHoles ? nil : $0 } ?? value.type
      requireClass(ownership, type, name)
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

  /// `weak` and `unowned` are for references.
  func requireClass(_ ownership: Ownership, _ type: Type, _ node: some SyntaxProtocol) {
    let inner = type.unwrappedFully
    guard ownership != .strong, !inner.isClass, inner.nominal?.kind != .protocol, !inner.isError
    else { return }
    error(
      "'\(ownership)' may only be applied to class and class-bound protocol types, not '\(inner)'",
      node)
  }

  private func declareWithoutValue(
    _ name: TokenSyntax, _ type: Type, isLet: Bool, isImplicit: Bool, _ ownership: Ownership,
    _ at: Int
  ) -> [TypedStatement] {
    let isOptional = type.wrapped != nil
    if isTopLevel {
      defer {
        if case .variable(let global, _, _)? = module.names[name.text], !isOptional || isLet {
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
    if let before = scopes[scopes.count - 1][name.text], before.context === context,
      scopes.count > 1
    {
      error("invalid redeclaration of '\(name.text)'", name)
    }
    return declare(name.text, type, isMutable: !isLet)
  }

  private func define(
    _ name: TokenSyntax, _ type: Type, _ value: TypedExpr, isLet: Bool, isImplicit: Bool,
    _ ownership: Ownership, _ at: Int
  ) -> [TypedStatement] {
    guard isTopLevel else {
      let local = declareLocal(name, type, isLet: isLet)
      local.ownership = ownership
      local.isImplicitlyUnwrapped = isImplicit
      return [TypedStatement(.declare(local, value), line: at)]
    }
    if definedHere.contains(name.text) { error("invalid redeclaration of '\(name.text)'", name) }
    definedHere.insert(name.text)
    pendingNames.remove(name.text)
    let global = Global(name.text)
    global.isLet = isLet
    global.isImplicitlyUnwrapped = isImplicit
    global.ownership = ownership
    module.names[name.text] = .variable(global, type, isMutable: !isLet)
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
      reportTuplePattern(pattern, value.type)
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
    return statements
  }

  // MARK: Functions

  private func checkLocalFunction(_ node: FunctionDeclSyntax) -> [TypedStatement] {
    let head = MemberReader.function(node, typeScope)
    guard let signature = head.functionType, let body = node.body else { return [] }
    if !head.generics.isEmpty {
      checkGenericLocal(node, head, signature, body)
      return []
    }
    let type = rigid(signature)
    let local = declare(node.name.text, .function(type), isMutable: false)
    local.isDiscardable = head.isDiscardable
    // It may call itself, so it shares its own variable.
    local.isDeferred = true
    let closure = checkFunctionBody(node.name.text, type, body, parent: context) { _ in }
    return [TypedStatement(.function(local, closure), line: line(node))]
  }

  /// A generic function inside a function: called like one outside, so it may not capture.
  private func checkGenericLocal(
    _ node: FunctionDeclSyntax, _ head: Member, _ type: FunctionType, _ body: CodeBlockSyntax
  ) {
    let outer = context.generics
    let parameters = (outer?.parameters ?? []) + head.generics
    let requirements = (outer?.requirements ?? []) + head.requirements
    let function = Function(type.fullName(head.name), file: file)
    function.template = Template(parameters, owner: nil)
    let declaration = FunctionDeclaration(head.name, type, function)
    declaration.generics = head.generics
    declaration.requirements = head.requirements
    declaration.isDiscardable = head.isDiscardable
    let local = declare(head.name, .function(type), isMutable: false)
    local.generic = declaration
    let generics = GenericContext(parameters, requirements)
    let checked = checkFunctionBody(
      head.name, generics.rigid(type), body, parent: context, as: function
    ) { (context: FunctionContext) in context.generics = generics }
    if !checked.context.captures.isEmpty {
      unsupported("a generic function that captures variables is", node.name)
    }
  }

  /// Checks a body against its signature; `prepare` declares `self` where there is one.
  func checkFunctionBody(
    _ name: String, _ type: FunctionType, _ body: CodeBlockSyntax, parent: FunctionContext?,
    as existing: Function? = nil, prepare: (FunctionContext) -> Local?
  ) -> ClosureBody {
    let function = FunctionContext(type.fullName(name), parent: parent)
    function.result = type.result
    function.isThrowing = type.isThrowing || type.isRethrowing
    function.thrown = type.thrown
    return inFunction(function, seesLocals: parent != nil) {
      var parameters: [Local] = []
      if let selfLocal = prepare(function) { parameters.append(selfLocal) }
      parameters += declareParameters(type, in: function)
      let statements = implicitReturn(body.statements, type.result) ?? check(body.statements)
      requireReturn(statements, type.result, body)
      return makeBody(type.fullName(name), function, parameters, statements, as: existing)
    }
  }

  func checkFunctionBody(
    _ name: String, _ type: FunctionType, _ body: CodeBlockSyntax, parent: FunctionContext?,
    as existing: Function? = nil, prepare: (FunctionContext) -> Void
  ) -> ClosureBody {
    checkFunctionBody(name, type, body, parent: parent, as: existing) { context -> Local? in
      prepare(context)
      return nil
    }
  }

  func declareParameters(_ type: FunctionType, in function: FunctionContext) -> [Local] {
    type.parameters.map { parameter in
      let kind: Type =
        if parameter.isVariadic {
          .nominal(library.array, [parameter.type])
        } else if parameter.isAutoclosure {
          .function(
            {
              var type = FunctionType(of: [], parameter.type)
              type.isThrowing = parameter.isThrowingAutoclosure
              return type
            }())
        } else { parameter.type }
      let local = declare(parameter.name, kind, isMutable: parameter.isInout)
      local.isInout = parameter.isInout
      return local
    }
  }

  /// A body of one expression returns it.
  func implicitReturn(_ items: CodeBlockItemListSyntax, _ result: Type) -> [TypedStatement]? {
    guard items.count == 1, let only = items.first, !result.isVoid else { return nil }
    let expression: ExprSyntax? =
      switch only.item {
      case .expr(let node): node
      case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      @unknown default: nil
      }
    guard let expression else { return nil }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      // Only where every branch is one expression; else it is a statement with `return`s.
      guard !expression.description.contains("return") else { return nil }
    }
    let value = check(expression, as: result) {
      "cannot convert return expression of type '\($0)' to return type '\(result)'"
    }
    if value.type == library.never { return [TypedStatement(.expression(value), line: line(only))] }
    return [TypedStatement(.return(value), line: line(only))]
  }

  func requireReturn(_ statements: [TypedStatement], _ result: Type, _ body: CodeBlockSyntax) {
    guard !result.isVoid, result != library.never, !result.isError, !ControlFlow.leaves(statements),
      !hasErrors
    else { return }
    error("missing return in global function expected to return '\(result)'", body.rightBrace)
  }
}
