import SwiftSyntax

/// Variables of functions that run code: observed, lazy, computed with a setter.
extension Checker {
  /// The variable as a place: its accessors are closures, which see what is around it.
  func read(_ accessed: Local.Accessed, _ type: Type, _ line: Int) -> TypedExpr {
    if let read = observedRead(accessed.member, line) {
      if case .local(let storage) = read.kind { context.reach(storage) }
      return read
    }
    for local in [accessed.base] + accessed.accessors { context.reach(local) }
    let closures = accessed.accessors.map { TypedExpr(.local($0), $0.type, line: line) }
    let base = TypedExpr(.local(accessed.base), accessed.base.type, line: line)
    let read = TypedExpr(.subscripted(base, accessed.member, closures), type, line: line)
    read.isImplicitlyUnwrapped = accessed.member.isImplicitlyUnwrapped
    return read
  }

  /// `var count = 0 { didSet { … } }` in a function.
  func declareObservedLocal(
    _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ accessors: Accessors
  ) -> [TypedStatement] {
    let start = startValue(binding) {
      error("non-member observing properties require an initializer", binding.pattern)
    }
    guard let (value, type) = start else { return [] }
    let at = line(binding)
    let storage = Local(name.text, type, isMutable: true, in: context)
    let get = accessorClosure(name.text, [], type) { _ in
      [TypedStatement(.return(stored(storage, at)), line: at)]
    }
    let variable = accessedLocal(name.text, type, get.type)
    variable.accessed?.member.isImplicitlyUnwrapped = accessors.isImplicitlyUnwrapped
    let set = accessorClosure(
      name.text, [Local("newValue", type, isMutable: false, in: context)], .void
    ) {
      parameters in
      observing(
        accessors, variable.accessed?.member, stored(storage, at),
        TypedExpr(.local(parameters[0]), type, line: at), type, at)
    }
    return [TypedStatement(.declare(storage, value), line: at)]
      + declarations(variable, get, set, at)
  }

  /// `lazy var image = load()` in a function.
  func declareLazyLocal(_ binding: PatternBindingSyntax) -> [TypedStatement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let initial = binding.initializer?.value
    else {
      error("lazy properties must have an initializer", binding)
      return []
    }
    let annotated = binding.typeAnnotation.map { resolve($0.type) }
    let found = annotated ?? guess { check(initial) }?.type
    guard let type = found, !type.hasHoles else {
      _ = check(initial)
      return []
    }
    let at = line(binding)
    let storage = Local(name.text, type, isMutable: true, in: context)
    storage.isDeferred = true
    let isMade = Local("is made", library.bool, isMutable: true, in: context)
    func assign(_ local: Local, _ value: TypedExpr) -> TypedStatement {
      .assignment(of: value, to: stored(local, at), at)
    }
    func truth(_ value: Bool) -> TypedExpr {
      TypedExpr(.constant(.bool(value)), library.bool, line: at)
    }
    let get = accessorClosure(name.text, [], type) { _ in
      let make = [assign(storage, check(initial, as: type)), assign(isMade, truth(true))]
      return [
        TypedStatement(.if([.boolean(stored(isMade, at))], [], make), line: at),
        TypedStatement(.return(stored(storage, at)), line: at),
      ]
    }
    let variable = accessedLocal(name.text, type, get.type)
    let accessors = Accessors(binding.accessorBlock)
    let set = accessorClosure(
      name.text, [Local("newValue", type, isMutable: false, in: context)], .void
    ) { parameters in
      let newValue = TypedExpr(.local(parameters[0]), type, line: at)
      let store = [assign(storage, newValue), assign(isMade, truth(true))]
      guard let accessed = variable.accessed, accessors.isObserved else { return store }
      return observing(
        accessors, nil, read(accessed, type, at), newValue, type, at,
        storing: TypedStatement(.block(store, nil), line: at))
    }
    return [
      TypedStatement(.declare(storage, nil), line: at),
      TypedStatement(.declare(isMade, truth(false)), line: at),
    ] + declarations(variable, get, set, at)
  }

  /// `var half: Double { get { … } set { … } }` in a function.
  func declareAccessedLocal(
    _ name: TokenSyntax, _ type: Type, _ getter: CodeBlockItemListSyntax, _ accessors: Accessors
  ) -> [TypedStatement] {
    let at = line(name)
    let get = accessorClosure(name.text, [], type) { _ in
      getterBody(getter, type, name)
    }
    let parameter = Local(accessors.setterName, type, isMutable: false, in: context)
    parameter.isImplicitlyUnwrapped = accessors.isImplicitlyUnwrapped
    let set = accessorClosure(name.text, [parameter], .void) { _ in
      accessors.setter.map { check($0.statements) } ?? []
    }
    return declarations(accessedLocal(name.text, type, get.type), get, set, at)
  }

  func stored(_ local: Local, _ at: Int) -> TypedExpr {
    context.reach(local)
    return TypedExpr(.local(local), local.type, line: at)
  }

  func accessorClosure(
    _ name: String, _ parameters: [Local], _ result: Type, _ body: ([Local]) -> [TypedStatement]
  ) -> TypedExpr {
    let function = FunctionContext(name, parent: context)
    function.result = result
    let own = parameters.map { Local($0.name, $0.type, isMutable: false, in: function) }
    let made = inFunction(function, seesLocals: true) { () -> ClosureBody in
      for local in own { scopes[scopes.count - 1][local.name] = local }
      let statements = withScope { body(own) }
      return makeBody(name, function, own, statements)
    }
    return TypedExpr(
      .closure(made), .function(FunctionType(of: parameters.map(\.type), result)), line: 0)
  }

  func accessedLocal(_ name: String, _ type: Type, _ getter: Type) -> Local {
    let variable = declare(name, type, isMutable: true)
    let member = Member(.subscript, name)
    member.isSettable = true
    member.implementation = .nativeAccessors(
      get: { machine, arguments in machine.ask(arguments[1]) },
      set: { machine, arguments in
        _ = machine.ask(arguments[2], arguments[3])
        return arguments[0]
      })
    let setter = Type.function(FunctionType(of: [type], .void))
    variable.accessed = Local.Accessed(
      base: Local("accessors", library.int, isMutable: true, in: context), member: member,
      accessors: [
        Local("get", getter, isMutable: false, in: context),
        Local("set", setter, isMutable: true, in: context),
      ])
    return variable
  }

  func declarations(
    _ variable: Local, _ get: TypedExpr, _ set: TypedExpr, _ at: Int
  ) -> [TypedStatement] {
    guard let accessed = variable.accessed else { return [] }
    let nothing = TypedExpr(.constant(.int(0)), library.int, line: at)
    let setter = accessed.accessors[1]
    // The observers of a lazy one may set it again: their closure reaches itself.
    setter.isDeferred = true
    return [
      TypedStatement(.declare(accessed.base, nothing), line: at),
      TypedStatement(.declare(accessed.accessors[0], get), line: at),
      TypedStatement(.declare(setter, nil), line: at),
      .assignment(of: set, to: stored(setter, at), at),
    ]
  }
}
