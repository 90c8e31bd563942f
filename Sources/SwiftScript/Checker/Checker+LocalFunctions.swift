import SwiftSyntax

/// Functions inside functions, and the bodies of all of them.
extension Checker {
  func checkLocalFunction(_ node: FunctionDeclSyntax) -> [TypedStatement] {
    let head = MemberReader.function(node, typeScope)
    guard let signature = head.functionType, let body = node.body else { return [] }
    let name = head.name
    checkParameters(of: node.signature)
    // Beside a variable of the same name nobody can reach it.
    let variable = scopes[scopes.count - 1][name].flatMap {
      $0.isFunction ? nil : $0
    }
    defer { if let variable { scopes[scopes.count - 1][name] = variable } }
    if !head.generics.isEmpty {
      checkGenericLocal(node, head, signature, body)
      return []
    }
    let type = rigid(signature)
    let before = scopes[scopes.count - 1][name].flatMap {
      $0.context === context && $0.isFunction && scopes.count > 1 ? $0 : nil
    }
    if let before, before.type == .function(type),
      before.type.function?.fullName(name) == type.fullName(name)
    {
      error("invalid redeclaration of '\(signature.prettyName(node.name.text))'", node.name)
    }
    let local = declare(name, .function(type), isMutable: false)
    if let before, before !== local { local.overloads = before.overloads + [before] }
    local.isDiscardable = head.isDiscardable
    local.givesImplicitlyUnwrapped = head.isImplicitlyUnwrapped
    local.isFunction = true
    // It may call itself, so it shares its own variable.
    local.isDeferred = true
    let builder = builder(in: node.attributes)
    let closure = checkFunctionBody(name, type, body, parent: context) {
      (context: FunctionContext) -> Void in context.builder = builder
    }
    local.lent = closure.context.captures.flatMap(\.endingWithTheCall)
    guard local.isAhead else {
      return [TypedStatement(.function(local, closure), line: line(node))]
    }
    let at = line(node)
    let value = TypedExpr(.closure(closure), local.type, line: at)
    return [.assignment(of: value, to: TypedExpr(.local(local), local.type, line: at), at)]
  }

  /// A generic function inside a function: called like one outside, unless it captures.
  private func checkGenericLocal(
    _ node: FunctionDeclSyntax, _ head: Member, _ type: FunctionType, _ body: CodeBlockSyntax
  ) {
    let outer = context.generics
    let parameters = (outer?.parameters ?? []) + head.generics
    let requirements = (outer?.requirements ?? []) + head.requirements
    let function = Function(type.fullName(head.name), file: file)
    function.template = Template(parameters, owner: nil)
    let declaration = FunctionDeclaration(head.name, type, function)
    declaration.take(head)
    declaration.isNonisolated = true
    let local = declare(head.name, .function(type), isMutable: false)
    local.generic = declaration
    local.isFunction = true
    let generics = GenericContext(head.generics, requirements, in: outer)
    let known = diagnostics
    let checked = checkFunctionBody(
      head.name, generics.rigid(type), body, parent: context, as: function
    ) { (context: FunctionContext) -> Void in
      context.generics = generics
      context.builder = builder(in: node.attributes)
    }
    guard !checked.context.captures.isEmpty, diagnostics.count == known.count else { return }
    capture(declaration, checked, generics, body)
  }

  /// What it captures is known after one walk over its body; in a second one every use of it, its own
  /// among them, captures the same and makes a closure of it.
  private func capture(
    _ declaration: FunctionDeclaration, _ found: ClosureBody, _ generics: GenericContext,
    _ body: CodeBlockSyntax
  ) {
    let closure = GenericClosure(count: generics.parameters.count - declaration.generics.count)
    declaration.instantiate = { [unowned self] substitution, at in
      for local in found.context.captures { context.reach(local) }
      let own = declaration.generics.map { rigid(substitution(.parameter($0))) }
      refuseOpening(declaration, own, body)
      let type = rigid(Type.function(substitution(declaration.type)))
      return TypedExpr(
        .dependent { concrete in
          guard let body = closure.body(for: own.map(concrete), concrete) else {
            return TypedExpr(.constant(.none), .error, line: at)
          }
          return TypedExpr(.closure(body), type, line: at)
        }, type, line: at)
    }
    let known = diagnostics
    closure.body = checkFunctionBody(
      declaration.name, generics.rigid(declaration.type), body, parent: context
    ) { (context: FunctionContext) in context.generics = generics }
    diagnostics = known
  }

  /// Which type an `any P` really is, a closure cannot be made for when it is called.
  private func refuseOpening(
    _ declaration: FunctionDeclaration, _ types: [Type], _ body: CodeBlockSyntax
  ) {
    guard !isGuessing else { return }
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
    for (generic, type) in zip(declaration.generics, types) {
      guard let nominal = type.nominal, isExistential(nominal),
        zip(words, words.dropFirst(2)).contains(where: { $0 == generic.name && $1 == "self" })
      else { continue }
      unsupported(
        "asking what '\(generic.name)' is in a local function that captures, for an '\(type)', is",
        body)
    }
  }

  /// Checks a body against its signature; `prepare` declares `self` where there is one.
  func checkFunctionBody(
    _ name: String, _ type: FunctionType, _ body: CodeBlockSyntax, parent: FunctionContext?,
    as existing: Function? = nil, prepare: (FunctionContext) -> Local?
  ) -> ClosureBody {
    // What `Self.State` is may have been found since the function was declared.
    var type = type.mapping { _ in nil }
    let (given, function) = (type.result, FunctionContext(type.fullName(name), parent: parent))
    type.result = given.seenInside
    function.result = type.result
    function.isThrowing = type.isThrowing || type.isRethrowing
    function.isRethrowing = type.isRethrowing
    function.thrown = type.thrown
    function.isAsync = type.isAsync
    return inFunction(function, seesLocals: parent != nil) {
      var parameters: [Local] = []
      if let selfLocal = prepare(function) { parameters.append(selfLocal) }
      parameters += declareParameters(type, in: function)
      if module.givesAway {
        for local in parameters { local.line = line(body) }
      }
      // A variable may have the name of a parameter.
      let statements = withScope {
        let wrapped = declareWrappedParameters(type)
        let own = withScope {
          implicitReturn(body.statements, type.result) ?? check(body.statements)
        }
        return wrapped + own
      }
      if !type.parameters.contains(where: { isUninhabited($0.type) }) {
        requireReturn(statements, type.result, body)
      }
      requireOneType(statements, body)
      reveal(given, statements)
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

  /// What the variable of a parameter holds: of `Int...` a list.
  func held(_ parameter: FunctionType.Parameter) -> Type {
    parameter.isVariadic ? .nominal(library.array, [parameter.type]) : parameter.type
  }

  func declareParameters(_ type: FunctionType, in function: FunctionContext) -> [Local] {
    type.parameters.map { parameter in
      let kind: Type =
        if parameter.isAutoclosure {
          .function(
            {
              var type = FunctionType(of: [], parameter.type)
              type.isThrowing = parameter.isThrowingAutoclosure
              return type
            }())
        } else { held(parameter) }
      let local = declare(
        parameter.name, kind, isMutable: parameter.isInout || parameter.isConsuming)
      local.isInout = parameter.isInout
      local.isBorrowed = parameter.isBorrowing
      if parameter.isIsolated, let actor = parameter.type.nominal, actor.isActor {
        local.isIsolated = true
        function.isolation = .actor(actor)
      }
      local.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      local.isNonEscaping =
        kind.function != nil && kind.wrapped == nil && !parameter.isEscaping && !parameter.isInout
        && !parameter.isAutoclosure && parameter.name != "newValue" && parameter.name != "oldValue"
      return local
    }
  }

  /// A body of one expression returns it.
  func implicitReturn(_ items: CodeBlockItemListSyntax, _ result: Type) -> [TypedStatement]? {
    if let builder = context.builder, isBuilt(items) { return built(items, rigid(builder), result) }
    guard items.count == 1, let only = items.first, !result.isVoid else { return nil }
    guard let expression = only.expression, expression.hasBranchValues else { return nil }
    let value = check(expression, as: result) { self.unreturnable(expression, result)($0) }
    refuseNamedClass(value, expression)
    if value.type == library.never { return [TypedStatement(.expression(value), line: line(only))] }
    return [TypedStatement(.return(value), line: line(only))]
  }

  func requireReturn(_ statements: [TypedStatement], _ result: Type, _ body: CodeBlockSyntax) {
    guard !result.isVoid, result != library.never, !result.isError, !ControlFlow.leaves(statements),
      !hasErrors
    else { return }
    if let function = body.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause?.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier
        .tokenKind == .keyword(.some),
      !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.return) })
    {
      error(
        "function declares an opaque return type, but has no return statements in its body from which "
          + "to infer an underlying type", function.name)
      return
    }
    let place = missingReturn(in: body.statements, result) ?? Syntax(body.rightBrace)
    let kind = body.parent?.as(FunctionDeclSyntax.self).map(described) ?? "global function"
    error("missing return in \(kind) expected to return '\(result)'", place)
  }

  /// What the getter of a variable outside of types does.
  func getterBody(
    _ getter: CodeBlockItemListSyntax, _ type: Type, _ place: some SyntaxProtocol
  ) -> [TypedStatement] {
    if let statements = implicitReturn(getter, type) { return statements }
    let statements = check(getter)
    requireGetterReturn(statements, type, place)
    return statements
  }

  func requireGetterReturn(
    _ statements: [TypedStatement], _ type: Type, _ place: some SyntaxProtocol
  ) {
    guard !type.isVoid, type != library.never, !ControlFlow.leaves(statements), !hasErrors else {
      return
    }
    error("missing return in getter expected to return '\(type)'", place)
  }

  /// A value that only a `return` is missing for is where it is missing.
  func missingReturn(in statements: CodeBlockItemListSyntax, _ result: Type) -> Syntax? {
    guard let last = statements.last, case .expr(let value) = last.item, statements.count > 1,
      let found = guess({ check(value, expecting: result) }), convert(found, to: result) != nil
    else { return nil }
    return Syntax(value)
  }

  func described(_ node: FunctionDeclSyntax) -> String {
    if node.parent?.is(MemberBlockItemSyntax.self) == true {
      let word = node.modifiers.first { ["static", "class"].contains($0.name.text) }?.name.text
      return "\(word ?? "instance") method"
    }
    let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? true
    return isGlobal ? "global function" : "local function"
  }
}
