import SwiftSyntax

/// The declarations that are held against what they speak of.
extension AccessRules {
  func refuseWiderDeclarations(_ declarations: [DeclSyntax]) {
    guard !isPlain else { return }
    for node in declarations { refuseOutside(node) }
    for body in checker.typeBodies where body.nominal.surroundings == nil {
      let own = hiding(body.nominal.selfType)
      var around = own?.scope ?? .world
      let word = Self.word(body.node)
      if body.isExtension, let word { around = narrower(around, scope(word, in: nil)) }
      refuseAbove(body)
      for member in body.members.map(\.decl) {
        refuse(member, narrower(around, scope(of: member, in: body)), body.nominal)
      }
    }
  }

  /// Who sees a member, as far as it says so itself or its kind does.
  private func scope(of member: DeclSyntax, in body: TypeBody) -> Scope {
    let follows =
      body.nominal.kind == .protocol && !body.isExtension || member.is(EnumCaseDeclSyntax.self)
    let word = Self.word(member) ?? (body.isExtension ? Self.word(body.node) : nil)
    return follows ? .world : scope(word, in: body.nominal)
  }

  private func refuseOutside(_ node: DeclSyntax) {
    let scope = scope(Self.word(node), in: nil)
    if let function = node.as(FunctionDeclSyntax.self) {
      refuse(
        "function", parts(function.signature), at: function.name, scope, in: nil,
        function.modifiers)
    } else if let alias = node.as(TypeAliasDeclSyntax.self) {
      let parts = [("underlying type", alias.initializer.value)]
      refuse("type alias", parts, at: alias.name, scope, in: nil, alias.modifiers)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      let kind = variable.bindingSpecifier.text == "let" ? "constant" : "variable"
      for (name, binding) in names(variable) {
        guard case .variable(_, let type, _)? = checker.module.names[name.text.unquoted] else {
          continue
        }
        refuse(kind, binding, type, at: name, scope, in: nil, variable.modifiers)
      }
    }
  }

  private func refuse(_ member: DeclSyntax, _ scope: Scope, _ nominal: Nominal) {
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      refuse("method", parts(node.signature), at: node.name, scope, in: nominal, node.modifiers)
    case .initializerDecl(let node):
      refuse(
        "initializer", parts(node.signature), at: node.initKeyword, scope, in: nominal,
        node.modifiers)
    case .subscriptDecl(let node):
      let parts =
        node.parameterClause.parameters.map { ("index", $0.type) }
        + [("element type", node.returnClause.type)]
      refuse("subscript", parts, at: node.subscriptKeyword, scope, in: nominal, node.modifiers)
    case .variableDecl(let node):
      for (name, binding) in names(node) {
        guard let type = checker.module.members(name.text.unquoted, of: nominal).first?.type else {
          continue
        }
        refuse("property", binding, type, at: name, scope, in: nominal, node.modifiers)
      }
    case .enumCaseDecl(let node):
      for element in node.elements {
        let types = element.parameterClause?.parameters.map(\.type) ?? []
        let hidings = types.map { hiding(resolve($0, in: nominal), $0, in: nominal) }
        guard let hiding = narrowest(hidings), !sees(scope, hiding.scope) else { continue }
        let owner = self.hiding(nominal.selfType)?.word ?? "public"
        checker.error(
          "enum case in \(article(owner)) enum uses \(article(hiding.word)) type", element.name)
      }
    default: break
    }
  }

  private func parts(_ signature: FunctionSignatureSyntax) -> [(String, TypeSyntax)] {
    signature.parameterClause.parameters.map { ("parameter", $0.type) }
      + (signature.returnClause.map { [("result", $0.type)] } ?? [])
  }

  private func refuse(
    _ kind: String, _ parts: [(String, TypeSyntax)], at name: TokenSyntax, _ scope: Scope,
    in nominal: Nominal?, _ modifiers: DeclModifierListSyntax
  ) {
    for (part, syntax) in parts {
      guard let hiding = hiding(resolve(syntax, in: nominal), syntax, in: nominal),
        !sees(scope, hiding.scope)
      else { continue }
      return say(kind, part, hiding, at: name, in: nominal, modifiers)
    }
  }

  private func resolve(_ syntax: TypeSyntax, in nominal: Nominal?) -> Type {
    var names = checker.typeScope.quiet
    names.nominal = nominal
    names.generics += ownParameters(around: syntax)
    return names.resolve(syntax)
  }

  /// The type parameters of the function that a type stands in hide types of their names.
  private func ownParameters(around syntax: TypeSyntax) -> [GenericParameter] {
    var next = syntax.parent
    while let node = next {
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
        ?? node.as(SubscriptDeclSyntax.self)?.genericParameterClause
      if let clause { return clause.parameters.map { GenericParameter($0.name.text) } }
      next = node.is(DeclSyntax.self) ? nil : node.parent
    }
    return []
  }

  private func names(_ node: VariableDeclSyntax) -> [(TokenSyntax, PatternBindingSyntax)] {
    node.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier, binding) }
    }
  }

  private func refuse(
    _ kind: String, _ binding: PatternBindingSyntax, _ type: Type, at name: TokenSyntax,
    _ scope: Scope, in nominal: Nominal?, _ modifiers: DeclModifierListSyntax
  ) {
    let written = binding.typeAnnotation?.type
    guard let hiding = hiding(type, written, in: nominal), !sees(scope, hiding.scope) else {
      return
    }
    // A type that is not written is named.
    let part = written != nil ? "type" : "type '\(type)'"
    say(kind, part, hiding, at: name, in: nominal, modifiers)
  }

  private func say(
    _ kind: String, _ part: String, _ hiding: Hiding, at name: TokenSyntax, in nominal: Nominal?,
    _ modifiers: DeclModifierListSyntax
  ) {
    let written =
      Self.word(among: modifiers)
      ?? (nominal?.kind == .protocol ? nominal.flatMap(protocolWord) : nil)
    let must =
      if let written { "cannot be declared \(written)" } else {
        "must be declared \(needed(hiding.scope, isOutside: nominal == nil))"
      }
    checker.error("\(kind) \(must) because its \(part) uses \(article(hiding.word)) type", name)
  }

  private static func word(among modifiers: DeclModifierListSyntax) -> String? {
    modifiers.first {
      ["public", "open", "internal", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }?.name.text
  }

  /// What a protocol says of itself it says of its requirements.
  private func protocolWord(_ nominal: Nominal) -> String? {
    checker.typeBodies.first { $0.nominal === nominal && !$0.isExtension }
      .flatMap { Self.word($0.node) }
  }

  private func needed(_ scope: Scope, isOutside: Bool) -> String {
    switch scope {
    case .type: "private"
    case .file: isOutside ? "private or fileprivate" : "fileprivate"
    case .module, .world: "internal"
    }
  }

  private func article(_ word: String) -> String {
    (["internal", "open"].contains(word) ? "an " : "a ") + word
  }

  /// What a class inherits from and a protocol refines.
  private func refuseAbove(_ body: TypeBody) {
    guard !body.isExtension else { return }
    let own = hiding(body.nominal.selfType)?.scope ?? .world
    if let node = body.node.as(ProtocolDeclSyntax.self), let word = Self.word(node) {
      for above in body.nominal.protocols {
        guard let hiding = hiding(above.selfType), !sees(own, hiding.scope) else { continue }
        checker.error("\(word) protocol cannot refine \(article(hiding.word)) protocol", node.name)
        return
      }
    }
    guard let superclass = body.nominal.superclass,
      let hiding = hiding(.nominal(superclass, [])), !sees(own, hiding.scope),
      let node = body.node.as(ClassDeclSyntax.self)
    else { return }
    let must =
      if let word = Self.word(among: node.modifiers) { "cannot be declared \(word)" } else {
        "must be declared \(needed(hiding.scope, isOutside: body.nominal.outer == nil))"
      }
    checker.error("class \(must) because its superclass is \(hiding.word)", node.name)
  }
}
