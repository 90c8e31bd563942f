import SwiftSyntax

/// A type's declaration, or an extension, on its way through the checker.
struct TypeBody {
  let nominal: Nominal
  let node: DeclSyntax
  let members: MemberBlockItemListSyntax
  let isExtension: Bool
}

extension Checker {
  /// Makes every type that `items` declare known by name.
  func declareTypes(_ items: [DeclSyntax], in outer: Nominal?) {
    for item in items {
      switch item.as(DeclSyntaxEnum.self) {
      case .classDecl(let node):
        declareType(node.name, .class, node.genericParameterClause, node.memberBlock, item, outer)
      case .structDecl(let node):
        declareType(node.name, .struct, node.genericParameterClause, node.memberBlock, item, outer)
      case .enumDecl(let node):
        declareType(node.name, .enum, node.genericParameterClause, node.memberBlock, item, outer)
      case .protocolDecl(let node):
        declareType(node.name, .protocol, nil, node.memberBlock, item, outer)
      default: break
      }
    }
  }

  private func declareType(
    _ name: TokenSyntax, _ kind: Nominal.Kind, _ generics: GenericParameterClauseSyntax?,
    _ block: MemberBlockSyntax, _ item: DeclSyntax, _ outer: Nominal?
  ) {
    if let generics { unsupported("a generic type is", generics) }
    let nominal = Nominal(outer.map { "\($0.name).\(name.text)" } ?? name.text, kind)
    nominal.outer = outer
    nominal.isFinal =
      item.as(ClassDeclSyntax.self)?.modifiers.contains { $0.name.text == "final" } ?? false
    if let outer {
      if outer.script == nil, outer.isHost {
        module.nestedTypes[nominal.name] = nominal
      } else {
        outer.nested[name.text] = nominal
      }
    } else {
      if typeBodies.contains(where: { $0.nominal.name == name.text && !$0.isExtension }) {
        error("invalid redeclaration of '\(name.text)'", name)
      }
      module.types[name.text] = nominal
    }
    typeBodies.append(
      TypeBody(nominal: nominal, node: item, members: block.members, isExtension: false))
    declareTypes(block.members.map(\.decl), in: nominal)
  }

  func declareAliases(_ items: [DeclSyntax], in nominal: Nominal?) {
    for item in items {
      guard let node = item.as(TypeAliasDeclSyntax.self) else { continue }
      if let generics = node.genericParameterClause {
        unsupported("a generic type alias is", generics)
        continue
      }
      var scope = typeScope
      scope.nominal = nominal
      let type = scope.resolve(node.initializer.value)
      if let nominal {
        nominal.aliases[node.name.text] = type
      } else {
        module.aliases[node.name.text] = type
      }
    }
  }

  func declareExtensions(_ items: [DeclSyntax]) {
    for item in items {
      guard let node = item.as(ExtensionDeclSyntax.self) else { continue }
      guard case .nominal(let nominal, _) = resolve(node.extendedType) else { continue }
      if let clause = node.genericWhereClause {
        unsupported("an extension with 'where' is", clause)
      }
      typeBodies.append(
        TypeBody(nominal: nominal, node: item, members: node.memberBlock.members, isExtension: true)
      )
      declareTypes(node.memberBlock.members.map(\.decl), in: nominal)
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
    for body in typeBodies where body.isExtension {
      resolveHeader(body)
      ordered.append(body)
    }
    typeBodies = ordered
  }

  private func resolveHeader(_ body: TypeBody) {
    let clause: InheritanceClauseSyntax? =
      switch body.node.as(DeclSyntaxEnum.self) {
      case .classDecl(let node): node.inheritanceClause
      case .structDecl(let node): node.inheritanceClause
      case .enumDecl(let node): node.inheritanceClause
      case .protocolDecl(let node): node.inheritanceClause
      case .extensionDecl(let node): node.inheritanceClause
      default: nil
      }
    guard let clause else { return }
    var scope = typeScope
    scope.nominal = body.nominal.outer
    for (index, inherited) in clause.inheritedTypes.enumerated() {
      let type = scope.resolve(inherited.type)
      guard case .nominal(let other, _) = type else { continue }
      if other.kind == .class {
        inheritClass(other, body, index, inherited)
      } else if other.kind == .protocol {
        if body.isExtension {
          module.extensionConformances[ObjectIdentifier(body.nominal), default: []].append(other)
        } else {
          body.nominal.protocols.append(other)
        }
      } else if body.nominal.kind != .enum {
        error("inheritance from non-protocol, non-class type '\(type)'", inherited.type)
      }
    }
  }

  private func inheritClass(
    _ other: Nominal, _ body: TypeBody, _ index: Int, _ node: InheritedTypeSyntax
  ) {
    guard body.nominal.kind == .class, !body.isExtension else {
      error(
        "non-class type '\(body.nominal.name)' cannot inherit from class '\(other.name)'", node.type
      )
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
