import SwiftSyntax

/// Functions of the script and the library as values.
extension Checker {
  func functionValue(
    _ functions: [FunctionDeclaration], _ expected: Type?, _ node: some SyntaxProtocol
  ) -> TypedExpr {
    let wanted = expected?.unwrappedFully
    let fitting = functions.first { one in
      guard let wanted else { return true }
      var attempt = Substitution()
      return one.generics.isEmpty
        ? canConvert(.function(one.type), to: wanted)
        : attempt.match(.function(one.type), wanted, self)
    }
    let chosen = fitting ?? functions[0]
    var substitution = Substitution()
    if !chosen.generics.isEmpty {
      guard let wanted, substitution.match(.function(chosen.type), wanted, self),
        !substitution(chosen.type).result.hasHoles
      else {
        error(
          "generic parameter '\(chosen.generics[0].name)' could not be inferred", node)
        return failed(node)
      }
    }
    let type = substitution(chosen.type)
    return makeClosure(chosen.name, type, line(node)) { arguments, _ in
      TypedExpr(
        .call(callee(chosen.function, chosen.generics, substitution), arguments), type.result,
        line: line(node))
    }
  }

  func libraryFunctionValue(
    _ member: Member, _ expected: Type?, _ node: some SyntaxProtocol
  ) -> TypedExpr {
    let overloads = library.functions(member.name) ?? [member]
    for one in overloads {
      guard case .native(let native) = one.implementation, let type = one.functionType else {
        continue
      }
      var substitution = Substitution()
      if let wanted = expected?.unwrappedFully.function {
        guard wanted.parameters.count == type.parameters.count else { continue }
        let fits = zip(type.parameters, wanted.parameters).allSatisfy {
          substitution.match($0.type, $1.type, self)
        }
        guard fits else { continue }
      } else if !one.generics.isEmpty {
        continue
      }
      let concrete = substitution(type)
      return makeClosure(one.name, concrete, line(node)) { arguments, _ in
        TypedExpr(.call(.native(native), arguments), concrete.result, line: line(node))
      }
    }
    error("type of expression is ambiguous without a type annotation", node)
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
    if case .functions(let all)? = module.names[name],
      let one = all.first(where: { $0.type.parameters.map { $0.label ?? "_" } == labels })
    {
      return functionValue([one], expected, node)
    }
    error("cannot find '\(node.trimmedDescription)' in scope", node)
    return failed(node)
  }
}
