import SwiftSyntax

/// Functions of the script and the library as values.
extension Checker {
  func functionValue(
    _ functions: [FunctionDeclaration], _ expected: Type?, _ node: some SyntaxProtocol
  ) -> TypedExpr {
    let wanted = expected?.unwrappedFully
    let candidates = functions.map { candidate($0, node) }
    if let function = wanted?.function {
      if let value = functionValue(candidates, as: function, node) { return value }
      // A function of another type is refused where it is used.
      if let only = onlyFunction(candidates, node) { return only }
      if function.parameters.contains(where: \.type.hasHoles) || functions.count > 1 {
        return undecided(functions[0].name, expected, node)
      }
    } else if let only = onlyFunction(candidates, node) {
      return only
    } else if functions.count > 1 {
      return undecided(functions[0].name, nil, node)
    }
    // What is wrong in a function without any has been said where it stands.
    if let generic = functions.first?.generics.first {
      error("generic parameter '\(generic.name)' could not be inferred", node)
    }
    return failed(node)
  }

  func libraryFunctionValue(
    _ member: Member, _ expected: Type?, _ node: some SyntaxProtocol
  ) -> TypedExpr {
    let overloads = library.functions(member.name) ?? [member]
    let candidates = overloads.compactMap { libraryCandidate($0, node) }
    if let wanted = expected?.unwrappedFully.function,
      let value = functionValue(candidates, as: wanted, node)
    {
      return value
    }
    if expected == nil, let only = onlyFunction(candidates, node) { return only }
    untyped(node)
    return failed(node)
  }

  func reference(
    _ name: String, labels: [String], _ node: DeclReferenceExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    if let selfLocal = currentSelf {
      let found = members(name, of: selfLocal.type).filter {
        $0.type.function?.parameters.map { $0.label ?? "_" } == labels
      }
      if let first = found.first {
        return boundMethod(first, of: read(selfLocal, line(node)), isSuper: false)
      }
    }
    if case .functions(let all)? = module.names[name] {
      if let one = all.first(where: { $0.type.parameters.map { $0.label ?? "_" } == labels }) {
        return wrappedFunctionValue(one, expected, node) ?? functionValue([one], expected, node)
      }
      // `set($level:)` takes the wrapper itself.
      let projecting = all.first { one in
        one.type.parameters.map {
          ($0.isMadeByCaller ? "$" : "") + ($0.label ?? "_")
        } == labels
      }
      if let projecting,
        let value = wrappedFunctionValue(projecting, expected, node, ofProjections: true)
      {
        return value
      }
    }
    error("cannot find '\(node.trimmedDescription)' in scope", node)
    return failed(node)
  }

  /// `card.layoutIfNeeded` as a value: a closure that holds `card`.
  func boundMethod(_ found: FoundMember, of base: TypedExpr, isSuper: Bool) -> TypedExpr {
    guard let type = found.type.function else { return failed(ExprSyntax(MissingExprSyntax())) }
    let receiver = Local("receiver", base.type, isMutable: false, in: context)
    let closure = makeClosure(found.member.name, type, base.line) { arguments, function in
      function.reach(receiver)
      let receiverRead = TypedExpr(.local(receiver), base.type, line: base.line)
      return methodCall(found, of: receiverRead, isSuper: isSuper)(
        arguments, type, found.substitution)
    }
    return holding(base, in: receiver, closure)
  }

  /// `closure`, made where `receiver` has just got its value.
  func holding(_ base: TypedExpr, in receiver: Local, _ closure: TypedExpr) -> TypedExpr {
    let result = Local("bound", closure.type, isMutable: false, in: context)
    return TypedExpr(
      .block(
        [
          TypedStatement(.declare(receiver, base), line: base.line),
          TypedStatement(.declare(result, closure), line: base.line),
        ], result), closure.type, line: base.line)
  }

  /// A closure of type `type` whose body is one call.
  func makeClosure(
    _ name: String, _ type: FunctionType, _ line: Int,
    _ body: ([TypedExpr], FunctionContext) -> TypedExpr
  ) -> TypedExpr {
    let function = FunctionContext(name, parent: context)
    function.isClosure = true
    // `items.forEach { log($0) }`: in an autoclosure `$0` is that of the closure around.
    if context.isClosure { function.shorthand = context.shorthand }
    function.result = type.result
    let closure = inFunction(function, seesLocals: true) {
      let parameters = type.parameters.map { parameter -> Local in
        let local = Local(
          parameter.name, parameter.type, isMutable: parameter.isInout, in: function)
        local.isInout = parameter.isInout
        return local
      }
      let arguments = parameters.map { local -> TypedExpr in
        let read = TypedExpr(.local(local), local.type, line: line)
        return local.isInout ? TypedExpr(.inoutPlace(read), local.type, line: line) : read
      }
      return makeBody(
        name, function, parameters,
        [TypedStatement(.return(body(arguments, function)), line: line)])
    }
    var made = FunctionType(of: type.parameters.map(\.type), type.result)
    for (index, parameter) in type.parameters.enumerated() {
      made.parameters[index].isInout = parameter.isInout
    }
    (made.isThrowing, made.isAsync, made.thrown) = (type.isThrowing, type.isAsync, type.thrown)
    return TypedExpr(.closure(closure), .function(made), line: line)
  }
}
