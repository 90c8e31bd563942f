import SwiftSyntax

/// Variables outside any type that run code.
extension Checker {
  /// A variable outside any type that runs code: computed, or observed.
  func declareAccessed(
    _ binding: PatternBindingSyntax, _ accessors: Accessors, _ node: AccessorBlockSyntax
  ) -> [TypedStatement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      unsupported("this variable is", node)
      return []
    }
    let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    if declaration?.bindingSpecifier.text == "let", let fault = accessors.faultOfConstant {
      error(fault, node)
    }
    if accessors.isObserved {
      guard isTopLevel else { return declareObservedLocal(binding, name, accessors) }
      return declareObservedGlobal(binding, name, accessors)
    }
    if accessors.getter == nil, accessors.setter != nil {
      error("variable with a setter must also have a getter", node)
      return []
    }
    guard let getter = accessors.getter, let annotation = binding.typeAnnotation else {
      error("computed property must have an explicit type", binding.pattern)
      return []
    }
    guard isTopLevel else {
      if accessors.setter != nil {
        return declareAccessedLocal(name, resolve(annotation.type), getter, accessors)
      }
      return [
        declareComputedLocal(
          name, resolve(annotation.type), getter, MemberReader.effects(of: node, typeScope))
      ]
    }
    if computedAhead.remove(binding.id) == nil {
      declareComputed(name.text.unquoted, accessors, getter, annotation)
    }
    return []
  }

  /// Computed variables of the program are there from its first line on, as its functions are.
  func declareComputedVariables(_ declarations: [DeclSyntax]) {
    guard isTopLevel else { return }
    for node in declarations.lazy.compactMap({ $0.as(VariableDeclSyntax.self) })
    where node.bindingSpecifier.text == "var" {
      for binding in node.bindings {
        let accessors = Accessors(binding.accessorBlock)
        refuseBodiless(binding.accessorBlock)
        guard let name = binding.pattern.plainName, module.names[name] == nil,
          !accessors.isObserved, let getter = accessors.getter,
          let annotation = binding.typeAnnotation
        else { continue }
        declareComputed(name, accessors, getter, annotation)
        computedAhead.insert(binding.id)
      }
    }
  }

  /// A local variable that is computed is a local function without parameters.
  private func declareComputedLocal(
    _ name: TokenSyntax, _ type: Type, _ getter: CodeBlockItemListSyntax,
    _ effects: (isAsync: Bool, isThrowing: Bool, thrown: Type?)?
  ) -> TypedStatement {
    let plain = name.text.unquoted
    var signature = FunctionType([], type)
    signature.isAsync = effects?.isAsync ?? false
    signature.isThrowing = effects?.isThrowing ?? false
    signature.thrown = effects?.thrown
    let local = declare(plain, .function(signature), isMutable: false)
    local.isComputed = true
    local.isDeferred = true
    let context = FunctionContext(plain, parent: context)
    context.result = type
    context.isAsync = signature.isAsync
    context.isThrowing = signature.isThrowing
    context.thrown = signature.thrown.map(rigid)
    let body = inFunction(context, seesLocals: true) { () -> ClosureBody in
      let statements = withScope { getterBody(getter, type, name) }
      return makeBody(plain, context, [], statements)
    }
    return TypedStatement(.function(local, body), line: line(name))
  }

  /// `var count = 0 { didSet { … } }` at top level.
  private func declareObservedGlobal(
    _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ accessors: Accessors
  ) -> [TypedStatement] {
    let start = startValue(binding) {
      error(
        "global 'var' declaration requires an initializer expression or an explicitly stated getter",
        binding.pattern)
    }
    guard let (value, type) = start else { return [] }
    let plain = name.text.unquoted
    let storage = Global(plain)
    let member = Member(.property, plain, type: type)
    let get = Function("\(plain).get", file: file)
    let set = Function("\(plain).set", file: file)
    member.isStatic = true
    member.isSettable = true
    member.implementation = .accessors(get: get, set: set)
    member.isImplicitlyUnwrapped = accessors.isImplicitlyUnwrapped
    module.names[plain] = .computed(member)
    pendingNames.remove(plain)
    let at = line(binding)
    let place = TypedExpr(.global(storage), type, line: at)
    pendingBodies.append { [self] in
      accessorBody(get, FunctionType([], type)) { _ in
        [TypedStatement(.return(place), line: at)]
      }
      let parameter = FunctionType.Parameter(label: nil, name: "new value", type: type)
      accessorBody(set, FunctionType([parameter], .void)) { parameters in
        observing(
          accessors, member, place, TypedExpr(.local(parameters[0]), type, line: at), type, at)
      }
    }
    return [TypedStatement(.define(storage, value), line: at)]
  }

  /// What an observed variable starts with, and its type; `nil` if that is wrong, which is reported.
  ///
  /// - Parameter lacking: it has none, and is no optional variable, which starts with `nil`.
  func startValue(
    _ binding: PatternBindingSyntax, lacking: () -> Void
  ) -> (value: TypedExpr, type: Type)? {
    let annotated = binding.typeAnnotation.map { resolve($0.type) }
    guard let initial = binding.initializer?.value else {
      if let annotated, binding.typeAnnotation?.type.isOptionalMark == true {
        return (TypedExpr(.constant(.none), annotated, line: line(binding)), annotated)
      }
      lacking()
      return nil
    }
    let value = annotated.map { check(initial, as: $0) } ?? check(initial)
    if value.type.isError {
      requireReason(initial)
      return nil
    }
    return (value, annotated.map { filled($0, by: value.type) ?? $0 } ?? value.type)
  }

  private func declareComputed(
    _ name: String, _ accessors: Accessors, _ getter: CodeBlockItemListSyntax,
    _ annotation: TypeAnnotationSyntax
  ) {
    let type = resolve(annotation.type)
    let declaration = annotation.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    let builder = declaration.flatMap { self.builder(in: $0.attributes) }
    let member = Member(.property, name, type: type)
    let get = Function("\(name).get", file: file)
    let set = accessors.setter.map { _ in Function("\(name).set", file: file) }
    member.isStatic = true
    member.isSettable = set != nil
    member.implementation = .accessors(get: get, set: set)
    let block = annotation.parent?.as(PatternBindingSyntax.self)?.accessorBlock
    member.effects = MemberReader.effects(of: block, typeScope)
    module.names[name] = .computed(member)
    pendingNames.remove(name)
    pendingBodies.append { [self] in
      let reading = FunctionType([], type)
      accessorBody(get, reading) { _ in
        context.builder = builder
        takeEffects(of: member)
        return getterBody(getter, type, annotation)
      }
      if let set, let setter = accessors.setter {
        accessorBody(set, FunctionType([accessors.newValue(type)], .void)) { _ in
          check(setter.statements)
        }
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
}

extension TypeSyntax {
  /// `Int?` or `Int!`.
  var isOptionalMark: Bool {
    self.is(OptionalTypeSyntax.self) || isImplicitlyUnwrapped
  }
}
