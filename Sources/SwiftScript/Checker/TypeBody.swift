import SwiftSyntax

/// A type's declaration, or an extension, on its way through the checker.
struct TypeBody {
  let nominal: Nominal
  let node: DeclSyntax
  let members: [MemberBlockItemSyntax]
  let isExtension: Bool
  /// What the `where` of an extension demands.
  var requirements: [Requirement] = []
  /// Of a class it may be overridden, as what the class itself declares.
  var isSynthesized = false
}

extension Checker {
  /// Makes every type that `items` declare known by name.
  func declareTypes(_ items: [DeclSyntax], in outer: Nominal?) {
    for item in items {
      switch item.as(DeclSyntaxEnum.self) {
      case .classDecl(let node):
        declareType(node.name, .class, node.genericParameterClause, node.memberBlock, item, outer)
      case .actorDecl(let node):
        declareType(node.name, .class, node.genericParameterClause, node.memberBlock, item, outer)
      case .structDecl(let node):
        declareType(node.name, .struct, node.genericParameterClause, node.memberBlock, item, outer)
      case .enumDecl(let node):
        declareType(node.name, .enum, node.genericParameterClause, node.memberBlock, item, outer)
      case .protocolDecl(let node):
        declareType(node.name, .protocol, nil, node.memberBlock, item, outer)
        declareAssociatedTypes(node)
      default: break
      }
    }
  }

  private func declareType(
    _ token: TokenSyntax, _ kind: Nominal.Kind, _ generics: GenericParameterClauseSyntax?,
    _ block: MemberBlockSyntax, _ item: DeclSyntax, _ outer: Nominal?
  ) {
    let name = token.text.unquoted
    let nominal = Nominal(outer.map { "\($0.name).\(name)" } ?? name, kind)
    nominal.outer = outer
    // A type inside a generic type is generic over the same parameters.
    nominal.generics =
      (outer?.generics ?? []) + (generics?.parameters.map { GenericParameter($0.name.text) } ?? [])
    let marks = item.asProtocol((any WithAttributesSyntax).self)?.attributes
    nominal.availability = marks.flatMap { Availability($0) }
    let attributes = marks?.description ?? ""
    nominal.isResultBuilder = attributes.contains("@resultBuilder")
    nominal.saysMainActor = marks?.isNamed("MainActor") == true
    nominal.isPropertyWrapper = attributes.contains("@propertyWrapper")
    nominal.exposesMembers = marks?.isNamed("objcMembers") == true
    nominal.isObservable =
      kind == .class
      && item.as(ClassDeclSyntax.self)?.attributes.description.contains("@Observable") == true
    nominal.isActor = item.is(ActorDeclSyntax.self)
    nominal.isNonisolated =
      (item.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "nonisolated" } ?? false)
      || outer?.isNonisolated == true
    nominal.isFinal =
      item.as(ClassDeclSyntax.self)?.modifiers.contains { $0.name.text == "final" } ?? false
    if !isTopLevel, outer == nil {
      if context.generics != nil {
        error(
          "type '\(name)' cannot be nested in generic function '\(context.functionName)'", token)
      }
      context.types.declare(name, .nominal(nominal, []))
      nominal.surroundings = context.types
    } else if let outer {
      if outer.script == nil, outer.isHost {
        module.nestedTypes[nominal.name] = nominal
      } else {
        if let before = outer.nested[name],
          typeBodies.contains(where: { $0.nominal === before })
        {
          error("invalid redeclaration of '\(name)'", token)
        }
        outer.nested[name] = nominal
      }
    } else {
      if typeBodies.contains(where: { $0.nominal.name == name && !$0.isExtension }) {
        error("invalid redeclaration of '\(name)'", token)
      }
      module.types[name] = nominal
    }
    typeBodies.append(
      TypeBody(nominal: nominal, node: item, members: block.members.active, isExtension: false))
    declareTypes(block.members.active.map(\.decl), in: nominal)
  }

  private func declareAssociatedTypes(_ node: ProtocolDeclSyntax) {
    guard let nominal = typeBodies.last(where: { $0.node.id == DeclSyntax(node).id })?.nominal
    else { return }
    nominal.primaryTypes =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    for item in node.memberBlock.members {
      guard let one = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      nominal.associatedTypes[one.name.text] = AssociatedType()
    }
  }

  /// What the `<T: P>` and the `where` of types demand, and their associated types' bounds.
  private func resolveRequirements(_ body: TypeBody) {
    let nominal = body.nominal
    var scope = typeScope
    scope.nominal = nominal
    let clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) =
      switch body.node.as(DeclSyntaxEnum.self) {
      case .classDecl(let node): (node.genericParameterClause, node.genericWhereClause)
      case .actorDecl(let node): (node.genericParameterClause, node.genericWhereClause)
      case .structDecl(let node): (node.genericParameterClause, node.genericWhereClause)
      case .enumDecl(let node): (node.genericParameterClause, node.genericWhereClause)
      case .protocolDecl(let node): (nil, node.genericWhereClause)
      default: (nil, nil)
      }
    nominal.requirements = nominal.outer?.requirements ?? []
    for node in clauses.0?.parameters ?? [] {
      guard let bound = node.inheritedType,
        let parameter = nominal.generics.last(where: { $0.name == node.name.text })
      else { continue }
      nominal.requirements += scope.requirements(.parameter(parameter), bound)
    }
    nominal.requirements += scope.requirements(clauses.1)
    guard nominal.kind == .protocol else { return }
    takeBounds(of: nominal)
    for item in body.members {
      guard let node = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      var associated = AssociatedType()
      let own = Type.associated(.parameter(nominal.selfParameter), node.name.text)
      for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
        let type = scope.resolve(inherited.type)
        if let bound = type.nominal { associated.bounds.append(bound) }
        if type.nominal?.kind == .class { nominal.requirements.append(.inherits(own, type)) }
        associated.bounds += scope.indexed(inherited.type)
        nominal.requirements += scope.equalities(own, inherited.type)
      }
      associated.fallback = node.initializer.map { scope.resolve($0.value) }
      nominal.associatedTypes[node.name.text] = associated
      nominal.requirements += scope.requirements(node.genericWhereClause)
    }
  }

  func declareAliases(_ items: [(node: TypeAliasDeclSyntax, nominal: Nominal?)]) {
    settle(items.map { $0 }) { declareAlias($0.node, in: $0.nominal, isLast: $1) }
  }

  /// False where the type is not known yet.
  private func declareAlias(
    _ node: TypeAliasDeclSyntax, in nominal: Nominal?, isLast: Bool
  ) -> Bool {
    var scope = typeScope
    scope.nominal = nominal
    let name = node.name.text.unquoted
    let parameters = node.genericParameterClause.map { scope.introduce($0).parameters }
    guard let type = resolve(node.initializer.value, scope, isLast: isLast) else { return false }
    if let parameters {
      let alias = GenericAlias(parameters: parameters, type: type)
      if let nominal {
        nominal.genericAliases[name] = alias
      } else if !isTopLevel {
        context.types.declare(name, alias)
      } else {
        module.genericAliases[name] = alias
      }
    } else if let nominal {
      nominal.aliases[name] = type
    } else if !isTopLevel {
      context.types.declare(name, type)
    } else {
      module.aliases[name] = type
    }
    return true
  }

  /// `nil` where names in it mean nothing yet, unless there is no use in waiting.
  private func resolve(_ syntax: TypeSyntax, _ scope: TypeScope, isLast: Bool) -> Type? {
    if isLast { return scope.resolve(syntax) }
    var (trial, isKnown) = (scope, true)
    trial.report = { _, _, _ in isKnown = false }
    let type = trial.resolve(syntax)
    return isKnown ? type : nil
  }

  /// Declarations may speak of what stands further down: each is tried until no more of them get on.
  private func settle<Item>(_ items: [Item], _ attempt: (Item, _ isLast: Bool) -> Bool) {
    var open = items
    while !open.isEmpty {
      let left = open.filter { !attempt($0, false) }
      if left.count == open.count {
        for item in left { _ = attempt(item, true) }
        return
      }
      open = left
    }
  }

  func declareExtensions(_ items: [DeclSyntax]) {
    // `extension Point` where `Point` is a `typealias`.
    let nodes = items.compactMap { $0.as(ExtensionDeclSyntax.self) }
    if !nodes.isEmpty {
      for alias in items.compactMap({ $0.as(TypeAliasDeclSyntax.self) }) {
        _ = declareAlias(alias, in: nil, isLast: false)
      }
    }
    settle(nodes) { node, isLast in
      let item = DeclSyntax(node)
      guard let extended = resolve(node.extendedType, typeScope, isLast: isLast) else {
        return false
      }
      let named = extended.wrapped == nil ? extended.nominal : library.optional
      // `extension Store<Int>` is `extension Store where Item == Int`.
      let constrained = named.flatMap { $0.isComposition && !$0.primaryTypes.isEmpty ? $0 : nil }
      guard let nominal = constrained?.protocols.first ?? named else {
        if !extended.isError {
          error("non-nominal type '\(extended)' cannot be extended", node.extendedType)
        }
        return true
      }
      var body = TypeBody(
        nominal: nominal, node: item, members: node.memberBlock.members.active, isExtension: true)
      // `extension Stack<Int>` is `extension Stack where Element == Int`.
      let arguments = extended.wrapped.map { [$0] } ?? extended.arguments
      for (parameter, argument) in zip(nominal.generics, arguments) {
        if case .parameter = argument { continue }
        body.requirements.append(.same(.parameter(parameter), argument))
      }
      if let constrained {
        let own = Type.parameter(nominal.selfParameter)
        for (name, type) in zip(constrained.primaryTypes, constrained.primaryWitnesses) {
          body.requirements.append(.same(.associated(own, name), type))
        }
      }
      typeBodies.append(body)
      declareTypes(node.memberBlock.members.active.map(\.decl), in: nominal)
      return true
    }
  }

  /// Resolves what stands after the colon, superclasses before their subclasses.
  func resolveHeaders() {
    var done: Set<ObjectIdentifier> = []
    var ordered: [TypeBody] = []
    func visit(_ body: TypeBody) {
      guard !body.isExtension, done.insert(ObjectIdentifier(body.nominal)).inserted else { return }
      resolveHeader(body)
      if let superclass = body.nominal.superclass,
        let other = typeBodies.first(where: { $0.nominal === superclass && !$0.isExtension })
      {
        visit(other)
      }
      if body.nominal.kind != .protocol {
        body.nominal.script = ScriptType(
          body.nominal, superclass: body.nominal.superclass?.script, machine: machine)
      }
      ordered.append(body)
    }
    for body in typeBodies { visit(body) }
    for body in ordered { resolveRequirements(body) }
    library.composed.takeBounds()
    for var body in typeBodies where body.isExtension {
      if let clause = body.node.as(ExtensionDeclSyntax.self)?.genericWhereClause {
        var scope = typeScope
        scope.nominal = body.nominal
        scope.selfBounds = scope.selfBounds(clause)
        body.requirements += scope.requirements(clause)
      }
      resolveHeader(body)
      ordered.append(body)
    }
    let synthesized = ordered.filter(\.isSynthesized)
    let placed = ordered.filter { !$0.isExtension }.map(\.nominal)
    // Before the members of subclasses, which may override what is synthesized.
    typeBodies = ordered.filter { !$0.isSynthesized }.flatMap { body in
      body.isExtension ? [body] : [body] + synthesized.filter { $0.nominal === body.nominal }
    }
    typeBodies += synthesized.filter { one in !placed.contains { $0 === one.nominal } }
  }

  private func resolveHeader(_ body: TypeBody) {
    guard let clause = body.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause else {
      return
    }
    var scope = typeScope
    scope.nominal = body.nominal.outer
    scope.generics = body.nominal.generics
    for (index, inherited) in clause.inheritedTypes.enumerated() {
      if inherited.type.isCopyableSuppressed, body.nominal.kind != .protocol {
        body.nominal.isNoncopyable = true
        module.givesAway = true
      }
      let type = scope.resolve(inherited.type)
      guard case .nominal(let other, let arguments) = type else { continue }
      if inherited.type.is(ClassRestrictionTypeSyntax.self) {
        warning(
          "using 'class' keyword to define a class-constrained protocol is deprecated; use 'AnyObject' instead",
          inherited.type, fixIts: [replace(Syntax(inherited.type), with: "AnyObject")])
      }
      if other.kind == .class, other.isActor || body.nominal.isActor {
        error(
          "actor types do not support inheritance", nameToken(of: body) ?? Syntax(inherited))
        continue
      }
      if other.kind == .class, other.generics.count > other.outer?.generics.count ?? 0,
        bareParameters(of: type).count == other.generics.count
      {
        error(
          "reference to generic type '\(other.name)' requires arguments in <...>", inherited.type)
      }
      if other.kind == .class {
        inheritClass(other, body, index, inherited)
        if body.nominal.superclass === other { body.nominal.superclassArguments = arguments }
        // The host's own classes say so themselves.
        if other.name == "NSObject", let observing = library.types["_KeyValueCodingAndObserving"] {
          conform(body, to: observing)
        }
      } else if other.isComposition {
        if let superclass = other.superclass { inheritClass(superclass, body, 0, inherited) }
        for part in other.protocols { conform(body, to: part) }
      } else if other.kind == .protocol || other === library.sequence {
        conform(body, to: other)
        if other.isHost, other.name == "Strideable", let strided = module.types["_Strided"],
          body.nominal.kind != .protocol, !body.nominal.isPrelude
        {
          conform(body, to: strided)
        }
        // What Swift's collections can do with their indices stands in the library's Swift part.
        if other === library.sequence, body.nominal.kind != .protocol {
          for collection in scope.indexed(inherited.type) { conform(body, to: collection) }
        }
      } else if body.nominal.kind == .enum {
        if index == 0 { body.nominal.typeWitnesses["RawValue"] = type }
      } else {
        let what =
          body.nominal.kind == .class ? "non-protocol, non-class type" : "non-protocol type"
        error("inheritance from \(what) '\(type)'", inherited.type)
      }
    }
  }

  private func conform(_ body: TypeBody, to target: Nominal) {
    if target.isHost, body.nominal.kind != .protocol {
      var known = Substitution()
      known[target.selfParameter] = body.nominal.selfType
      for (name, type) in target.aliases where body.nominal.typeMember(name) == nil {
        body.nominal.typeWitnesses[name] = known(type)
      }
    }
    if body.isExtension {
      module.extensionConformances[ObjectIdentifier(body.nominal), default: []].append(target)
      if !body.requirements.isEmpty {
        body.nominal.conditions.append((target, body.requirements))
      }
    } else {
      body.nominal.protocols.append(target)
    }
  }

  private func inheritClass(
    _ other: Nominal, _ body: TypeBody, _ index: Int, _ node: InheritedTypeSyntax
  ) {
    if body.nominal.kind == .protocol, !body.isExtension {
      // `protocol Card: UIView`, which only its subclasses can be.
      if body.nominal.superclass == nil { body.nominal.superclass = other }
      return
    }
    guard body.nominal.kind == .class, !body.isExtension else {
      error(
        "inheritance from non-protocol type '\(other.name)'", node.type
      )
      return
    }
    if let first = body.nominal.superclass, first !== other {
      error(
        "multiple inheritance from classes '\(first.name)' and '\(other.name)'", node.type)
      return
    }
    if index > 0 {
      error("superclass '\(other.name)' must appear first in the inheritance clause", node.type)
    }
    if other.isHost, !other.isSubclassable, other.script == nil {
      unsupported("a subclass of '\(other.name)' is", node.type)
    }
    if other.isFinal {
      error(
        "inheritance from a final class '\(other.name)'",
        body.node.as(ClassDeclSyntax.self).map { Syntax($0.name) } ?? Syntax(node))
    }
    var next: Nominal? = other
    while let current = next {
      if current === body.nominal {
        error("'\(body.nominal.name)' inherits from itself", node.type)
        return
      }
      next = current.superclass
    }
    body.nominal.superclass = other
  }
}
