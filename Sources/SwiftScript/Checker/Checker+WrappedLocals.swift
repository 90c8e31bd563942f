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
    let wrappers = node.attributes.compactMap { element -> NamedWrapper? in
      guard case .attribute(let attribute) = element,
        let nominal = resolve(attribute.attributeName).nominal, nominal.isPropertyWrapper
      else { return nil }
      return (attribute, nominal)
    }
    var expected: Type?
    if wrappers.count == 1, let annotation = binding.typeAnnotation,
      let value = module.members("wrappedValue", of: wrapper).first
    {
      var substitution = Substitution()
      if substitution.match(value.type, resolve(annotation.type), self) {
        expected = substitution(wrapper.selfType)
      }
    }
    return declareWrapped(name, wrappers.map(\.attribute), binding.initializer?.value, as: expected)
  }

  /// `func set(@Clamped _ level: Int)`: the body sees the parameter through its wrapper.
  func declareWrappedParameters(_ type: FunctionType) -> [TypedStatement] {
    type.parameters.flatMap { parameter -> [TypedStatement] in
      guard let wrapper = parameter.wrapper else { return [] }
      let given = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(parameter.name)))
      let outer = lineOverride
      lineOverride = line(wrapper.attribute)
      defer { lineOverride = outer }
      let made =
        wrapper.isMadeByCaller
        ? declareParts(of: check(given), parameter.name, [wrapper.attribute])
        : declareWrapped(parameter.name, [wrapper.attribute], given, as: nil)
      lookUpLocal(parameter.name)?.accessed?.member.isSettable = false
      return made
    }
  }

  /// - Parameter attributes: outermost first; each wraps what the next one makes.
  private func declareWrapped(
    _ name: String, _ attributes: [AttributeSyntax], _ initial: ExprSyntax?, as expected: Type?
  ) -> [TypedStatement] {
    guard let innermost = attributes.last else { return [] }
    let made = attributes.dropLast().reversed().reduce(Self.construction(innermost, initial)) {
      Self.construction($1, $0)
    }
    let value = expected.map { check(made, as: $0) } ?? check(made)
    return declareParts(of: value, name, attributes)
  }

  /// The variables that stand for what is in the wrapper.
  private func declareParts(
    of value: TypedExpr, _ name: String, _ attributes: [AttributeSyntax]
  ) -> [TypedStatement] {
    guard !value.type.isError, let outermost = attributes.first else { return [] }
    let at = line(outermost)
    let storage = declare("_" + name, value.type, isMutable: true)
    var statements = [TypedStatement(.declare(storage, value), line: at)]
    statements += declareAccess(
      name, to: attributes.map { _ in "wrappedValue" }, of: storage, at)
    return statements + declareAccess("$" + name, to: ["projectedValue"], of: storage, at)
  }

  /// A function whose wrappers its caller makes, as a value: a closure that calls it.
  func wrappedFunctionValue(
    _ function: FunctionDeclaration, _ expected: Type?, _ node: some SyntaxProtocol,
    ofProjections: Bool = false
  ) -> TypedExpr? {
    let part = ofProjections ? "projectedValue" : "wrappedValue"
    let parameters = function.type.parameters
    guard parameters.contains(where: { $0.isMadeByCaller }),
      function.generics.isEmpty
    else { return nil }
    let taken = parameters.indices.map { index in
      let type = parameters[index].type
      let isMade = parameters[index].isMadeByCaller
      return "_a\(index): \(isMade ? members(part, of: type).first?.type ?? type : type)"
    }
    let given = parameters.indices.map { index -> String in
      let isMade = parameters[index].isMadeByCaller
      let mark = ofProjections && isMade ? "$" : ""
      return (parameters[index].label.map { "\(mark)\($0): " } ?? "") + "_a\(index)"
    }
    let text =
      "{ (\(taken.joined(separator: ", "))) in \(function.name)(\(given.joined(separator: ", "))) }"
    guard
      let closure = ParsedSource(text, file: "<library>").tree.statements.first?.item
        .as(ExprSyntax.self)
    else { return nil }
    let outer = lineOverride
    lineOverride = line(node)
    defer { lineOverride = outer }
    return check(closure, expecting: expected)
  }

  /// A variable that reads and writes what `path` leads to from the wrapper.
  private func declareAccess(
    _ name: String, to path: [String], of storage: Local, _ at: Int
  ) -> [TypedStatement] {
    var steps: [FoundMember] = []
    for step in path {
      guard let next = members(step, of: steps.last?.type ?? storage.type).first else { return [] }
      steps.append(next)
    }
    guard let type = steps.last?.type else { return [] }
    let isSettable = steps.allSatisfy(\.member.isSettable)
    let place = { [self] in
      steps.reduce(stored(storage, at)) { readProperty($1, of: $0) }
    }
    let get = accessorClosure(name, [], type) { _ in
      [TypedStatement(.return(place()), line: at)]
    }
    let parameter = Local("newValue", type, isMutable: false, in: context)
    let set = accessorClosure(name, [parameter], .void) { parameters in
      guard isSettable else { return [] }
      let value = TypedExpr(.local(parameters[0]), type, line: at)
      return [.assignment(of: value, to: place(), at)]
    }
    let variable = accessedLocal(name, type, get.type)
    variable.accessed?.member.isSettable = isSettable
    return declarations(variable, get, set, at)
  }
}
