import SwiftSyntax

/// What speaks of a hidden type may not be seen by more than the type is.
///
/// A script is one file of one module: `internal` and more are seen by all of it.
struct AccessRules {
  /// Who sees a declaration: all, the file, or one type with what is inside it.
  enum Scope: Equatable {
    case all
    case file
    case type(Nominal)
  }

  /// A hidden type's scope, and the word that hides it.
  typealias Hiding = (scope: Scope, word: String)

  let checker: Checker
  private var hidden: [ObjectIdentifier: Hiding] = [:]

  init(_ checker: Checker) {
    self.checker = checker
    for body in checker.typeBodies where !body.isExtension && body.nominal.surroundings == nil {
      guard let word = Self.word(body.node) else { continue }
      let outer = body.nominal.outer
      hidden[ObjectIdentifier(body.nominal)] =
        (word == "private" ? outer.map { .type($0) } ?? .file : .file, word)
    }
  }

  // MARK: What is seen by whom

  /// `private` or `fileprivate`, as it is written before a declaration.
  static func word(_ node: some SyntaxProtocol) -> String? {
    (Syntax(node).asProtocol((any WithModifiersSyntax).self))?.modifiers.first {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }?.name.text
  }

  /// The narrowest that hides `type` or a part of it.
  func hiding(_ type: Type) -> Hiding? {
    switch type {
    case .nominal(let nominal, let arguments):
      narrowest([hiding(nominal)] + arguments.map(hiding))
    case .optional(let inner), .metatype(let inner): hiding(inner)
    case .tuple(let elements): narrowest(elements.map { hiding($0.type) })
    case .function(let type):
      narrowest(type.parameters.map { hiding($0.type) } + [hiding(type.result)])
    default: nil
    }
  }

  private func hiding(_ nominal: Nominal) -> Hiding? {
    narrowest([hidden[ObjectIdentifier(nominal)], nominal.outer.flatMap(hiding)])
  }

  private func narrowest(_ all: [Hiding?]) -> Hiding? {
    all.compactMap { $0 }.reduce(nil) { narrow, one in
      narrow.map { sees($0.scope, one.scope) ? $0 : one } ?? one
    }
  }

  /// Whether all who see `inner` see `outer`.
  func sees(_ inner: Scope, _ outer: Scope) -> Bool {
    switch (inner, outer) {
    case (_, .all): true
    case (.all, _): false
    case (_, .file): true
    case (.file, _): false
    case (.type(let one), .type(let other)): isInside(one, other)
    }
  }

  private func isInside(_ nominal: Nominal, _ outer: Nominal) -> Bool {
    var next: Nominal? = nominal
    while let current = next {
      if current === outer { return true }
      next = current.outer
    }
    return false
  }

  // MARK: Declarations

  func refuseWiderDeclarations(_ declarations: [DeclSyntax]) {
    guard !hidden.isEmpty else { return }
    for node in declarations {
      if let function = node.as(FunctionDeclSyntax.self), Self.word(function) == nil {
        refuse(
          "function", function.signature, at: function.name, .all, in: nil, function.modifiers)
      }
      guard let variable = node.as(VariableDeclSyntax.self), Self.word(variable) == nil else {
        continue
      }
      let kind = variable.bindingSpecifier.text == "let" ? "constant" : "variable"
      for (name, binding) in names(variable) {
        guard case .variable(_, let type, _)? = checker.module.names[name.text.unquoted] else {
          continue
        }
        refuse(kind, part(binding, type), type, at: name, .all, in: nil, variable.modifiers)
      }
    }
    for body in checker.typeBodies where body.nominal.surroundings == nil {
      var around = hiding(body.nominal)?.scope ?? .all
      if body.isExtension, Self.word(body.node) != nil { around = narrower(around, .file) }
      refuseSuperclass(body)
      for member in body.members.map(\.decl) {
        let own: Scope =
          switch Self.word(member) {
          case "private": .type(body.nominal)
          case "fileprivate": .file
          default: .all
          }
        refuse(member, narrower(around, own), body.nominal)
      }
    }
  }

  private func narrower(_ one: Scope, _ other: Scope) -> Scope { sees(one, other) ? one : other }

  private func refuse(_ member: DeclSyntax, _ scope: Scope, _ nominal: Nominal) {
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      refuse("method", node.signature, at: node.name, scope, in: nominal, node.modifiers)
    case .initializerDecl(let node):
      refuse(
        "initializer", node.signature, at: node.initKeyword, scope, in: nominal, node.modifiers)
    case .variableDecl(let node):
      for (name, binding) in names(node) {
        guard let type = checker.module.members(name.text.unquoted, of: nominal).first?.type else {
          continue
        }
        refuse("property", part(binding, type), type, at: name, scope, in: nominal, node.modifiers)
      }
    case .enumCaseDecl(let node):
      for element in node.elements {
        let types = element.parameterClause?.parameters.map { resolve($0.type, in: nominal) } ?? []
        guard let hiding = narrowest(types.map(hiding)), !sees(scope, hiding.scope) else {
          continue
        }
        let owner = self.hiding(nominal)?.word ?? "internal"
        checker.error("enum case in an \(owner) enum uses a \(hiding.word) type", element.name)
      }
    default: break
    }
  }

  private func refuse(
    _ kind: String, _ signature: FunctionSignatureSyntax, at name: TokenSyntax, _ scope: Scope,
    in nominal: Nominal?, _ modifiers: DeclModifierListSyntax
  ) {
    var parts = signature.parameterClause.parameters.map { ("parameter", $0.type) }
    if let result = signature.returnClause?.type { parts.append(("result", result)) }
    for (part, syntax) in parts {
      let type = resolve(syntax, in: nominal)
      if refuse(kind, part, type, at: name, scope, in: nominal, modifiers) { return }
    }
  }

  private func resolve(_ syntax: TypeSyntax, in nominal: Nominal?) -> Type {
    var names = checker.typeScope
    names.nominal = nominal
    names.report = { _, _, _ in }
    return names.resolve(syntax)
  }

  private func names(_ node: VariableDeclSyntax) -> [(TokenSyntax, PatternBindingSyntax)] {
    node.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier, binding) }
    }
  }

  /// What is said of a property: a type that is not written is named.
  private func part(_ binding: PatternBindingSyntax, _ type: Type) -> String {
    binding.typeAnnotation != nil ? "type" : "type '\(type)'"
  }

  @discardableResult
  private func refuse(
    _ kind: String, _ part: String, _ type: Type, at name: TokenSyntax, _ scope: Scope,
    in nominal: Nominal?, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    guard let hiding = hiding(type), !sees(scope, hiding.scope) else { return false }
    let written = modifiers.first {
      ["public", "open", "internal", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
    let must =
      if let written { "cannot be declared \(written.name.text)" } else {
        "must be declared \(needed(hiding.scope, isOutside: nominal == nil))"
      }
    checker.error("\(kind) \(must) because its \(part) uses a \(hiding.word) type", name)
    return true
  }

  private func needed(_ scope: Scope, isOutside: Bool) -> String {
    if case .type = scope { return "private" }
    return isOutside ? "private or fileprivate" : "fileprivate"
  }

  private func refuseSuperclass(_ body: TypeBody) {
    guard !body.isExtension, let superclass = body.nominal.superclass,
      let hiding = hiding(.nominal(superclass, [])),
      let name = body.node.as(ClassDeclSyntax.self)?.name
    else { return }
    let own = self.hiding(body.nominal)?.scope ?? .all
    guard !sees(own, hiding.scope) else { return }
    let must = needed(hiding.scope, isOutside: body.nominal.outer == nil)
    checker.error(
      "class must be declared \(must) because its superclass is \(hiding.word)", name)
  }
}

extension Checker {
  /// A private method cannot be what a protocol that is seen by more requires.
  func refuseHiddenWitness(
    _ nominal: Nominal, _ requirement: Member, _ target: Nominal
  ) -> Bool {
    guard !target.isHost, requirement.kind == .method || requirement.kind == .property,
      let witness = module.witness(nominal, requirement), witness.isPrivate,
      witness.owner === nominal
    else { return false }
    let rules = AccessRules(self)
    guard rules.hiding(nominal.selfType) == nil, rules.hiding(target.selfType) == nil,
      let name = declaration(of: witness)?.name
    else { return false }
    let what =
      requirement.kind == .method ? "method '\(witness.fullName)'" : "property '\(witness.name)'"
    error(
      "\(what) must be declared internal because it matches a requirement in internal protocol '\(target.name)'",
      name)
    return true
  }
}
