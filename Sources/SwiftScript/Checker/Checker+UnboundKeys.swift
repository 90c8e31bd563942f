import SwiftSyntax

/// Type parameters that are keys, or elements of sets, though nothing says that they can be.
extension Checker {
  /// The same of a type that an expression names: `Set<T>()`.
  func refuseUnboundKey(in type: Type, _ node: some SyntaxProtocol) -> Bool {
    guard file != "<library>", let key = unboundKey(in: type) else { return false }
    error("type '\(key)' does not conform to protocol 'Hashable'", node)
    return true
  }

  /// The first of them in a type, as the code here knows it.
  func unboundKey(in type: Type) -> Type? {
    allKeys(in: type).first { key in
      key.nominal?.isArchetype == true && !conforms(key, to: library.hashable)
    }
  }

  /// What members of generic types and of protocols take and give.
  func requireBoundKeys() {
    guard file != "<library>" else { return }
    for body in typeBodies where !body.nominal.memberGenerics.isEmpty {
      inType(body.nominal, demanding: body.requirements) {
        for item in body.members { requireBoundKeys(item.decl, body) }
      }
    }
  }

  private func requireBoundKeys(_ decl: DeclSyntax, _ body: TypeBody) {
    var quiet = typeScope.quiet
    let (member, types): (Member?, [TypeSyntax]) =
      switch decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node):
        (
          MemberReader.function(node, quiet),
          node.signature.parameterClause.parameters.map(\.type)
            + [node.signature.returnClause?.type].compactMap { $0 }
        )
      case .initializerDecl(let node):
        (
          MemberReader.initializer(node, quiet),
          node.signature.parameterClause.parameters.map(\.type)
        )
      case .subscriptDecl(let node):
        (
          MemberReader.subscripting(node, quiet),
          node.parameterClause.parameters.map(\.type) + [node.returnClause.type]
        )
      case .variableDecl(let node):
        (nil, node.bindings.compactMap { $0.typeAnnotation?.type })
      default: (nil, [])
      }
    let keyed = types.filter { type in
      type.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .colon || ["Set", "Dictionary"].contains($0.text)
      }
    }
    guard !keyed.isEmpty, let generics = genericContext(body, member) else { return }
    quiet.generics += member?.generics ?? []
    for type in keyed {
      guard let key = unboundKey(in: generics.rigid(quiet.resolve(type))) else { continue }
      error("type '\(key.generalized)' does not conform to protocol 'Hashable'", type)
    }
  }
}
