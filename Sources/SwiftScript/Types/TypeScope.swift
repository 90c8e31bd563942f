import SwiftSyntax

/// Where a type's name is looked up: inside out, then the script's types, then the library's.
struct TypeScope {
  let library: Library
  var module: Module?
  /// The type whose body surrounds the name, if one does.
  var nominal: Nominal?
  var generics: [GenericParameter] = []
  /// What an extension of a protocol asks of `Self`: `where Self: RawRepresentable`.
  var selfBounds: [Nominal] = []
  /// Collects the `some P` of parameters, each a type parameter without a name.
  var unnamed: UnnamedParameters?
  /// Nothing tells later what a generic type that is named alone is made of.
  var demandsArguments = false
  /// The `some P` that is what a declaration gives.
  var opaque: SomeOrAnyTypeSyntax?
  /// What the function declares that the name stands in.
  var locals: LocalTypes?
  /// Told of names that mean nothing.
  var report: (_ message: String, _ node: Syntax, _ notes: [String]) -> Void = { _, _, _ in }
  /// `Swift.Array` beside an `Array` of the script's.
  var isOfLibrary = false
  /// The same scope for types that were, or will be, reported elsewhere.
  var quiet: TypeScope {
    var scope = self
    scope.report = { _, _, _ in }
    return scope
  }

  /// The type that `name` means here.
  func lookUp(_ name: String) -> Type? {
    if isOfLibrary, let found = library.types[name] { return .nominal(found, []) }
    if let parameter = generics.first(where: { $0.name == name }) { return .parameter(parameter) }
    if let found = locals?.type(name) { return found }
    var context = nominal
    while let current = context {
      if name == "Self" { return current.memberSelf }
      // Its own hides one of the type around with the same name.
      if let parameter = current.generics.last(where: { $0.name == name }) {
        return .parameter(parameter)
      }
      for one in current.classChain {
        guard let found = nested(name, in: one) else { continue }
        // `class Numbers: List<Int>` has the `Item` of a `List<Int>`.
        if one !== current, found.hasHoles, let above = current.selfType.seen(as: one) {
          return Substitution(above)(found)
        }
        return found
      }
      if let found = associated(name, current) { return found }
      if name == "Element", current === library.optionSet { return current.memberSelf }
      if current.shortName == name { return current.selfType }
      if let found = current.surroundings?.type(name) { return found }
      context = current.outer
    }
    if let alias = module?.aliases[name] { return alias }
    if let alias = locals?.alias(name) ?? module?.genericAliases[name] {
      return alias.type
    }
    if let found = module?.types[name] ?? library.types[name] { return .nominal(found, []) }
    if name == "Void" { return .void }
    return library.alias(name)
  }

  func nested(_ name: String, in nominal: Nominal) -> Type? {
    if let alias = nominal.aliases[name] ?? nominal.genericAliases[name]?.type { return alias }
    if let found = nominal.nested[name] ?? module?.nestedTypes["\(nominal.name).\(name)"] {
      return .nominal(found, found.generics.map(Type.parameter))
    }
    return nil
  }

  /// A protocol's associated type, or what a type has for one, by its bare name.
  private func associated(_ name: String, _ current: Nominal) -> Type? {
    if current.kind == .protocol {
      let all = ([current] + selfBounds).flatMap {
        [$0] + (module?.protocols(of: $0) ?? $0.allProtocols)
      }
      let isDeclared = all.contains {
        $0.associatedTypes[name] != nil || ($0 === library.sequence && name == "Element")
      }
      return isDeclared ? .associated(.parameter(current.selfParameter), name) : nil
    }
    if let witness = current.typeWitnesses[name] { return witness }
    return promised(name, current, as: current.selfType)
  }

  /// `typealias Filter = (Row) -> Bool` of a protocol, with the `Row` of `type`.
  private func promised(_ name: String, _ nominal: Nominal, as type: Type) -> Type? {
    let above = module?.protocols(of: nominal) ?? nominal.allProtocols
    guard let target = above.first(where: { $0.aliases[name] != nil }) else { return nil }
    return target.aliases[name].map { Substitution(target.selfParameter, type)($0) }
  }

  /// The type that `syntax` spells; `.error`, and told of, if it spells none.
  func resolve(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): named(node.name.text.unquoted, node.genericArgumentClause, node)
    case .memberType(let node): member(node)
    case .optionalType(let node): .optional(resolve(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): .optional(resolve(node.wrappedType))
    case .arrayType(let node): .nominal(library.array, [element(node.element)])
    case .dictionaryType(let node):
      .nominal(library.dictionary, [resolve(node.key), resolve(node.value)])
    case .tupleType(let node): tuple(node)
    case .functionType(let node): function(node)
    case .attributedType(let node): resolve(node.baseType)
    case .someOrAnyType(let node): constraint(node)
    case .metatypeType(let node): .metatype(resolve(node.baseType))
    case .compositionType(let node): composition(node)
    // `protocol Delegate: class`, as it was before Swift 5.4.
    case .classRestrictionType: .nominal(library.anyObject, [])
    // `~Copyable` asks for nothing: it takes away what goes without saying.
    case .suppressedType: .any
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
    // `let names: [_] = …`: left to be found.
    case "_": return .parameter(GenericParameter("_"))
    case "Optional":
      if let first = arguments?.arguments.first, case .type(let type) = first.argument {
        return .optional(resolve(type))
      }
      if arguments == nil, let wrapped = library.optional.generics.first {
        return .optional(.parameter(wrapped))
      }
    default: break
    }
    if let type = arguments.flatMap({ genericAlias(name, $0) }) { return type }
    guard let found = lookUp(name) ?? ownIterator(name) else {
      if let reason = library.unmodelled[name] {
        report(reason, Syntax(node), [])
        return .error
      }
      if Prelude.missing.contains(name) || Checker.isReal(name)
        || library.isForeign(name, among: knownTypes)
      {
        report("not supported yet: values of '\(name)'", Syntax(node), [])
      } else {
        report("cannot find type '\(name)' in scope", Syntax(node), spelling(name))
      }
      return .error
    }
    return apply(arguments, to: found, node)
  }

  /// `Pair<Int>` where `typealias Pair<T> = (T, T)` stands around or outside.
  private func genericAlias(_ name: String, _ clause: GenericArgumentClauseSyntax) -> Type? {
    var context = nominal
    while let current = context {
      let alias = current.classChain.lazy.compactMap { $0.genericAliases[name] }.first
      if let alias { return filled(alias, clause) }
      if current.nested[name] != nil { return nil }
      context = current.outer
    }
    return (locals?.alias(name) ?? module?.genericAliases[name]).flatMap {
      filled($0, clause)
    }
  }

  private func filled(_ alias: GenericAlias, _ clause: GenericArgumentClauseSyntax) -> Type? {
    guard alias.parameters.count == clause.arguments.count else { return nil }
    var substitution = Substitution()
    for (parameter, argument) in zip(alias.parameters, clause.arguments) {
      if case .type(let type) = argument.argument { substitution[parameter] = resolve(type) }
    }
    return substitution(alias.type)
  }

  private func apply(
    _ arguments: GenericArgumentClauseSyntax?, to type: Type, _ node: some SyntaxProtocol
  ) -> Type {
    if let arguments, let nominal = type.nominal, nominal.kind == .protocol,
      nominal.primaryTypes.count == arguments.arguments.count
    {
      return constrained(nominal, arguments)
    }
    if let arguments, refuseArguments(arguments, of: type, node) { return .error }
    guard case .nominal(let nominal, _) = type, !nominal.generics.isEmpty else {
      if case .nominal(let nominal, _) = type, arguments != nil, nominal.kind != .protocol {
        report("cannot specialize non-generic type '\(type)'", Syntax(node), [])
        return .error
      }
      return type
    }
    if case .nominal(_, let known) = type, arguments == nil, !known.isEmpty { return type }
    guard let arguments else {
      if self.nominal === nominal { return nominal.selfType }
      if demandsArguments, nominal !== library.sequence, !library.isAnySequence(nominal) {
        report(
          "reference to generic type '\(nominal.name)' requires arguments in <...>", Syntax(node),
          [])
        return .error
      }
      // Inside its own body, and in `let a: Array = …`, the arguments are left open.
      return .nominal(nominal, nominal.generics.map(Type.parameter))
    }
    let types = arguments.arguments.map { argument -> Type in
      if case .type(let type) = argument.argument { return resolve(type) }
      return .error
    }
    let around = nominal.inheritedGenerics
    let count = nominal.generics.count - around.count
    guard types.count == count else {
      if count == 0 {
        report("cannot specialize non-generic type '\(type)'", Syntax(node), [])
      } else {
        report(
          "generic type '\(nominal.name)' specialized with too "
            + "\(types.count < count ? "few" : "many") type parameters "
            + "(got \(types.count), but expected \(count))", Syntax(node), [])
      }
      return .error
    }
    let known = type.arguments.isEmpty ? around.map(Type.parameter) : type.arguments
    return .nominal(nominal, known.prefix(around.count) + types)
  }

  private func member(_ node: MemberTypeSyntax) -> Type {
    let name = node.name.text.unquoted
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      library.moduleNames.contains(module) || module == Description.moduleName
    {
      var outside = self
      outside.nominal = nil
      outside.isOfLibrary = module != Description.moduleName
      return outside.named(name, node.genericArgumentClause, node)
    }
    if name == "Element", let element = elementOfIterator(node.baseType) { return element }
    let base = resolve(node.baseType)
    if name == "Iterator", let iterator = openIterator(of: base) { return iterator }
    if case .associated = base.member(name), base.hasHoles { return .associated(base, name) }
    guard case .nominal(let nominal, _) = base else { return .error }
    for one in nominal.classChain {
      if let clause = node.genericArgumentClause,
        let type = one.genericAliases[name].flatMap({ filled($0, clause) })
      {
        return Substitution(base)(type)
      }
      if let found = nested(name, in: one) {
        return apply(node.genericArgumentClause, to: Substitution(base)(found), node)
      }
    }
    if let found = nominal.typeMember(name) { return Substitution(base)(found) }
    if let found = promised(name, nominal, as: base) { return found }
    // Found from the property that meets the requirement.
    if name == "ID", let module, let target = library.types["Identifiable"],
      module.conforms(nominal, to: target),
      let id = module.members("id", of: nominal).first(where: { !$0.isStatic })
    {
      return Substitution(base)(id.type)
    }
    report("'\(name)' is not a member type of type '\(base)'", Syntax(node), [])
    return .error
  }

  /// `S.Iterator.Element`, which older code writes for `S.Element`.
  private func elementOfIterator(_ syntax: TypeSyntax) -> Type? {
    if let name = syntax.as(IdentifierTypeSyntax.self)?.name.text {
      return name == "Iterator" && lookUp(name) == nil ? lookUp("Element") : nil
    }
    guard let node = syntax.as(MemberTypeSyntax.self), node.name.text == "Iterator" else {
      return nil
    }
    let owner = resolve(node.baseType)
    if owner.hasHoles { return .associated(owner, "Element") }
    return owner.nominal?.isArchetype == true ? owner.nominal?.typeMember("Element") : nil
  }

  private func tuple(_ node: TupleTypeSyntax) -> Type {
    let elements = node.elements.map { element -> Type.TupleElement in
      let label = element.firstName.flatMap { $0.text == "_" ? nil : $0.text.unquoted }
      return Type.TupleElement(label: label, type: resolve(element.type))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private func function(_ node: FunctionTypeSyntax) -> Type {
    let parameters = node.parameters.map { element -> FunctionType.Parameter in
      if let label = element.firstName, label.text != "_" {
        report(
          "function types cannot have argument labels; use '_' before '\(label.text)'",
          Syntax(label), [])
      }
      return FunctionType.Parameter(
        label: nil, name: element.secondName?.text ?? "", type: resolve(element.type),
        isInout: element.type.isInout, isVariadic: element.ellipsis != nil)
    }
    var type = FunctionType(parameters, resolve(node.returnClause.type))
    type.isThrowing = node.effectSpecifiers?.throwsClause != nil
    type.thrown = node.effectSpecifiers?.throwsClause?.type.map { resolve($0) }
    type.isAsync = node.effectSpecifiers?.asyncSpecifier != nil
    return .function(type)
  }

  private func constraint(_ node: SomeOrAnyTypeSyntax) -> Type {
    let bound = resolve(node.constraint)
    let plain = [library.int, library.string, library.double, library.bool]
    if node.someOrAnySpecifier.text == "any", let nominal = bound.nominal,
      nominal.script != nil && !nominal.isPrelude || plain.contains(bound),
      nominal.kind != .protocol
    {
      report("'any' has no effect on concrete type '\(bound)'", Syntax(node), [])
    }
    if node.someOrAnySpecifier.text == "some", let nominal = bound.nominal,
      nominal.kind == .struct || nominal.kind == .enum,
      nominal.script != nil || plain.contains(bound)
    {
      report(
        unnamed != nil
          ? "type 'some \(bound)' constrained to non-protocol, non-class type '\(bound)'"
          : "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class",
        Syntax(node.constraint), [])
      return .error
    }
    if node.someOrAnySpecifier.text == "some", node.id == opaque?.id,
      let type = opaqueType(node, bound)
    {
      return type
    }
    guard node.someOrAnySpecifier.text == "some", let unnamed else { return unknown(bound, node) }
    // `some P` of a parameter is a type parameter.
    if let nominal = bound.nominal {
      guard nominal.kind == .protocol || nominal.kind == .class || nominal === library.sequence
      else { return bound }
    } else if bound != .any {
      return bound
    }
    let parameter = GenericParameter("some \(node.constraint.trimmedDescription)")
    unnamed.signature.parameters.append(parameter)
    if bound != .any {
      unnamed.signature.requirements += requirements(.parameter(parameter), node.constraint)
    }
    return .parameter(parameter)
  }

  /// `any Sequence<Int>`, which is walked as far as it is asked for, and `any Collection`; of
  /// collections whose elements are told, which have an end, the elements are enough.
  private func unknown(_ bound: Type, _ node: SomeOrAnyTypeSyntax) -> Type {
    let isTold = node.constraint.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
    let unknown: Nominal? =
      switch node.constraint.firstName {
      case "Sequence": library.anySequence
      case "Collection": isTold ? nil : library.anyCollection
      default: nil
      }
    guard module != nil, bound.nominal === library.sequence, let unknown else { return bound }
    return .nominal(unknown, isTold ? bound.arguments : [.any])
  }

  private func unsupported(_ syntax: TypeSyntax) -> Type {
    report("not supported yet: types such as '\(syntax.trimmedDescription)'", Syntax(syntax), [])
    return .error
  }

  private var knownTypes: [String] {
    Array(library.types.keys) + (module.map { Array($0.types.keys) } ?? [])
  }

  private func spelling(_ name: String) -> [String] {
    Spelling.nearest(to: name, among: knownTypes).map { ["did you mean '\($0)'?"] } ?? []
  }
}
