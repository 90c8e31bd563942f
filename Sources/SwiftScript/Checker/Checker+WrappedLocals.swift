import SwiftSyntax

/// `@Clamped(0...10) var level = 5` in a function.
extension Checker {
  /// The wrapper is a variable `_level`; `level` reads and writes its `wrappedValue`, and `$level` is
  /// its `projectedValue`.
  func declareWrappedLocal(
    _ node: VariableDeclSyntax, _ attribute: AttributeSyntax, _ wrapper: Nominal
  ) -> [TypedStatement] {
    if isTopLevel {
      error("property wrappers are not yet supported in top-level code", attribute)
      return []
    }
    guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.plainName,
      binding.initializer != nil || attribute.arguments != nil || wrapper.generics.isEmpty
    else {
      unsupported("this use of a property wrapper is", attribute)
      return []
    }
    let outer = lineOverride
    lineOverride = line(attribute)
    defer { lineOverride = outer }
    var expected: Type?
    if let annotation = binding.typeAnnotation,
      let value = module.members("wrappedValue", of: wrapper).first
    {
      var substitution = Substitution()
      if substitution.match(value.type, resolve(annotation.type), self) {
        expected = substitution(wrapper.selfType)
      }
    }
    return declareWrapped(name, attribute, binding.initializer?.value, as: expected)
  }

  /// `func set(@Clamped _ level: Int)`: the body sees the parameter through its wrapper.
  func declareWrappedParameters(_ type: FunctionType) -> [TypedStatement] {
    type.parameters.flatMap { parameter -> [TypedStatement] in
      guard let wrapper = parameter.wrapper else { return [] }
      let given = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(parameter.name)))
      let outer = lineOverride
      lineOverride = line(wrapper.attribute)
      defer { lineOverride = outer }
      let made = declareWrapped(parameter.name, wrapper.attribute, given, as: nil)
      lookUpLocal(parameter.name)?.accessed?.member.isSettable = false
      return made
    }
  }

  private func declareWrapped(
    _ name: String, _ attribute: AttributeSyntax, _ initial: ExprSyntax?, as expected: Type?
  ) -> [TypedStatement] {
    let made = Self.construction(attribute, initial)
    let value = expected.map { check(made, as: $0) } ?? check(made)
    guard !value.type.isError else { return [] }
    let at = line(attribute)
    let storage = declare("_" + name, value.type, isMutable: true)
    var statements = [TypedStatement(.declare(storage, value), line: at)]
    for (name, inner) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      guard let found = members(inner, of: value.type).first else { continue }
      statements += declareAccess(name, to: found, of: storage, at)
    }
    return statements
  }

  private func declareAccess(
    _ name: String, to found: FoundMember, of storage: Local, _ at: Int
  ) -> [TypedStatement] {
    let get = accessorClosure(name, [], found.type) { _ in
      [TypedStatement(.return(readProperty(found, of: stored(storage, at))), line: at)]
    }
    let parameter = Local("newValue", found.type, isMutable: false, in: context)
    let set = accessorClosure(name, [parameter], .void) { parameters in
      guard found.member.isSettable else { return [] }
      let value = TypedExpr(.local(parameters[0]), found.type, line: at)
      return [.assignment(of: value, to: readProperty(found, of: stored(storage, at)), at)]
    }
    let variable = accessedLocal(name, found.type, get.type)
    variable.accessed?.member.isSettable = found.member.isSettable
    return declarations(variable, get, set, at)
  }
}
