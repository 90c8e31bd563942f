import SwiftSyntax

/// Where a declaration stands.
nonisolated enum Surroundings {
  case file, local
  case type(String, Kind)
  case `extension`(String)
  case `protocol`(String)

  enum Kind { case `struct`, `enum`, `class`, actor }

  init(of node: some SyntaxProtocol) {
    // `#if` around a declaration changes nothing.
    let around = sequence(first: Syntax(node).parent, next: { $0?.parent }).first { part in
      guard let part else { return true }
      return part.asProtocol((any DeclGroupSyntax).self) != nil || part.is(CodeBlockSyntax.self)
        || part.is(ClosureExprSyntax.self) || part.is(AccessorBlockSyntax.self)
        || part.is(SwitchCaseSyntax.self)
    }
    guard let part = around.flatMap(\.self) else {
      self = .file
      return
    }
    switch part.as(SyntaxEnum.self) {
    case .structDecl(let type): self = .type(type.name.text, .struct)
    case .enumDecl(let type): self = .type(type.name.text, .enum)
    case .classDecl(let type): self = .type(type.name.text, .class)
    case .actorDecl(let type): self = .type(type.name.text, .actor)
    case .extensionDecl(let type): self = .extension(type.extendedType.trimmedDescription)
    case .protocolDecl(let type): self = .protocol(type.name.text)
    default: self = .local
    }
  }

  var isProtocol: Bool { if case .protocol = self { true } else { false } }

  var isMember: Bool {
    switch self {
    case .file, .local: false
    default: true
    }
  }
}

nonisolated extension SyntaxProtocol {
  /// What is around a statement in its own function, from the inside out.
  var partsAround: some Sequence<Syntax> {
    sequence(state: Syntax(self).parent) { next -> Syntax? in
      guard let part = next, !part.is(FunctionDeclSyntax.self), !part.is(ClosureExprSyntax.self),
        part.asProtocol((any DeclGroupSyntax).self) == nil
      else { return nil }
      next = part.parent
      return part
    }
  }
}
