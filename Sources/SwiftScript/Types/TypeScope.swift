import SwiftSyntax

/// Where a type's name is looked up: inside out, then the script's types, then the library's.
struct TypeScope {
  let library: Library
  var module: Module?
  /// The type whose body surrounds the name, if one does.
  var nominal: Nominal?
  var generics: [GenericParameter] = []
  /// Told of names that mean nothing.
  var report: (_ message: String, _ node: Syntax, _ notes: [String]) -> Void = { _, _, _ in }

  /// The type that `name` means here.
  func lookUp(_ name: String) -> Type? {
    if let parameter = generics.first(where: { $0.name == name }) { return .parameter(parameter) }
    var context = nominal
    while let current = context {
      if name == "Self" { return current.selfType }
      if let parameter = current.generics.first(where: { $0.name == name }) {
        return .parameter(parameter)
      }
      for one in current.classChain {
        if let found = nested(name, in: one) { return found }
      }
      if current.shortName == name { return current.selfType }
      context = current.outer
    }
    if let alias = module?.aliases[name] { return alias }
    if let found = module?.types[name] ?? library.types[name] { return .nominal(found, []) }
    return library.aliases[name]
  }

  func nested(_ name: String, in nominal: Nominal) -> Type? {
    if let alias = nominal.aliases[name] { return alias }
    if let found = nominal.nested[name] ?? module?.nestedTypes["\(nominal.name).\(name)"] {
      return .nominal(found, [])
    }
    return nil
  }

  /// The type that `syntax` spells; `.error`, and told of, if it spells none.
  func resolve(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): named(node.name.text, node.genericArgumentClause, node)
    case .memberType(let node): member(node)
    case .optionalType(let node): .optional(resolve(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): .optional(resolve(node.wrappedType))
    case .arrayType(let node): .nominal(library.array, [resolve(node.element)])
    case .dictionaryType(let node):
      .nominal(library.dictionary, [resolve(node.key), resolve(node.value)])
    case .tupleType(let node): tuple(node)
    case .functionType(let node): function(node)
    case .attributedType(let node): resolve(node.baseType)
    case .someOrAnyType(let node): constraint(node)
    case .metatypeType(let node): .metatype(resolve(node.baseType))
    case .compositionType(let node): resolve(node.elements.first?.type ?? TypeSyntax(node))
    default: unsupported(syntax)
    }
  }

  private func named(
    _ name: String, _ arguments: GenericArgumentClauseSyntax?, _ node: some SyntaxProtocol
  ) -> Type {
    switch name {
    case "Any": return .any
    case "AnyClass": return .metatype(.nominal(library.anyObject, []))
    case "AnyObject": return .nominal(library.anyObject, [])
    case "Void": return .void
    case "Optional":
      if let first = arguments?.arguments.first, case .type(let type) = first.argument {
        return .optional(resolve(type))
      }
    default: break
    }
    guard let found = lookUp(name) else {
      if let reason = library.unmodelled[name] {
        report(reason, Syntax(node), [])
        return .error
      }
      report("cannot find type '\(name)' in scope", Syntax(node), spelling(name))
      return .error
    }
    return apply(arguments, to: found, node)
  }

  private func apply(
    _ arguments: GenericArgumentClauseSyntax?, to type: Type, _ node: some SyntaxProtocol
  ) -> Type {
    guard case .nominal(let nominal, _) = type, !nominal.generics.isEmpty else { return type }
    guard let arguments else {
      // Inside its own body, and in `let a: Array = …`, the arguments are left open.
      return self.nominal === nominal
        ? nominal.selfType : .nominal(nominal, nominal.generics.map(Type.parameter))
    }
    let types = arguments.arguments.map { argument -> Type in
      if case .type(let type) = argument.argument { return resolve(type) }
      return .error
    }
    guard types.count == nominal.generics.count else {
      report(
        "generic type '\(nominal.name)' specialized with \(types.count) type parameters "
          + "(expected \(nominal.generics.count))", Syntax(node), [])
      return .error
    }
    return .nominal(nominal, types)
  }

  private func member(_ node: MemberTypeSyntax) -> Type {
    let name = node.name.text
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      library.moduleNames.contains(module)
    {
      return named(name, node.genericArgumentClause, node)
    }
    let base = resolve(node.baseType)
    guard case .nominal(let nominal, _) = base else { return .error }
    for one in nominal.classChain {
      if let found = nested(name, in: one) {
        return apply(node.genericArgumentClause, to: found, node)
      }
    }
    report("'\(name)' is not a member type of type '\(base)'", Syntax(node), [])
    return .error
  }

  private func tuple(_ node: TupleTypeSyntax) -> Type {
    let elements = node.elements.map { element in
      Type.TupleElement(label: element.firstName?.text, type: resolve(element.type))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private func function(_ node: FunctionTypeSyntax) -> Type {
    if let specifier = node.effectSpecifiers?.asyncSpecifier {
      report("not supported yet: 'async' functions", Syntax(specifier), [])
    }
    let parameters = node.parameters.map { element -> FunctionType.Parameter in
      var isInout = false
      if let attributed = element.type.as(AttributedTypeSyntax.self) {
        isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      }
      return FunctionType.Parameter(
        label: nil, name: element.secondName?.text ?? "", type: resolve(element.type),
        isInout: isInout, isVariadic: element.ellipsis != nil)
    }
    var type = FunctionType(parameters, resolve(node.returnClause.type))
    type.isThrowing = node.effectSpecifiers?.throwsClause != nil
    return .function(type)
  }

  private func constraint(_ node: SomeOrAnyTypeSyntax) -> Type {
    if node.someOrAnySpecifier.text == "some", module != nil {
      report("not supported yet: opaque types ('some')", Syntax(node), [])
      return .error
    }
    return resolve(node.constraint)
  }

  private func unsupported(_ syntax: TypeSyntax) -> Type {
    report("not supported yet: the type '\(syntax.trimmedDescription)'", Syntax(syntax), [])
    return .error
  }

  private func spelling(_ name: String) -> [String] {
    var names = Array(library.types.keys)
    if let module { names += module.types.keys }
    return Spelling.nearest(to: name, among: names).map { ["did you mean '\($0)'?"] } ?? []
  }
}
