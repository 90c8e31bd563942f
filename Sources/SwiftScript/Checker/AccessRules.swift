import SwiftSyntax

/// What speaks of a hidden type may not be seen by more than the type is.
struct AccessRules {
  /// Who sees a declaration: other modules, too, all of this one, the file, or one type with what is
  /// inside it.
  enum Scope: Equatable {
    case world
    case module
    case file
    case type(Nominal)
  }

  /// A hidden type's scope, and the word that hides it.
  typealias Hiding = (scope: Scope, word: String)

  let checker: Checker
  private var hidden: [ObjectIdentifier: Hiding] = [:]
  /// Names that stand for other types, with the type around them before them.
  private var hiddenAliases: [String: Hiding] = [:]
  /// Nothing says `private` or `public`: all is seen by all.
  private(set) var isPlain = true

  init(_ checker: Checker, _ declarations: [DeclSyntax] = []) {
    self.checker = checker
    for node in declarations { note(node, in: nil) }
    for body in checker.typeBodies where body.nominal.surroundings == nil {
      let outer = body.nominal.outer
      for member in body.members.map(\.decl) { note(member, in: body.nominal) }
      note(Self.word(body.node))
      guard !body.isExtension else { continue }
      hidden[ObjectIdentifier(body.nominal)] = hiding(
        Self.word(body.node) ?? Self.wordAround(body.node), in: outer)
    }
  }

  private mutating func note(_ word: String?) {
    if word != nil, word != "internal" { isPlain = false }
  }

  private mutating func note(_ declaration: DeclSyntax, in nominal: Nominal?) {
    let word = Self.word(declaration)
    note(word)
    guard let alias = declaration.as(TypeAliasDeclSyntax.self) else { return }
    hiddenAliases[Self.key(alias.name.text, nominal)] = hiding(word, in: nominal)
  }

  private static func key(_ name: String, _ nominal: Nominal?) -> String {
    nominal.map { "\($0.name).\(name)" } ?? name
  }

  private func hiding(_ word: String?, in outer: Nominal?) -> Hiding? {
    switch word {
    case "public", "open": nil
    case "private": (outer.map { .type($0) } ?? .file, "private")
    case "fileprivate": (.file, "fileprivate")
    default: (.module, "internal")
    }
  }

  // MARK: What is seen by whom

  /// `private` and the like, as it is written before a declaration.
  static func word(_ node: some SyntaxProtocol) -> String? {
    (Syntax(node).asProtocol((any WithModifiersSyntax).self))?.modifiers.first {
      ["private", "fileprivate", "internal", "public", "open"].contains($0.name.text)
        && $0.detail == nil
    }?.name.text
  }

  /// What stands before the extension around a declaration, for what says nothing itself.
  private static func wordAround(_ node: DeclSyntax) -> String? {
    node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self).flatMap { word($0) }
  }

  /// Who sees what says `word`, as far as its surroundings let them.
  func scope(_ word: String?, in nominal: Nominal?) -> Scope {
    hiding(word, in: nominal)?.scope ?? .world
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

  /// The same of a type as it is written: a name that stands for another type may hide it.
  func hiding(_ type: Type, _ syntax: TypeSyntax?, in nominal: Nominal?) -> Hiding? {
    guard let syntax, !hiddenAliases.isEmpty else { return hiding(type) }
    let names = syntax.tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(IdentifierTypeSyntax.self) == true
    }
    return narrowest([hiding(type)] + names.map { alias($0.text, nominal) })
  }

  private func alias(_ name: String, _ nominal: Nominal?) -> Hiding? {
    var next = nominal
    while let current = next {
      if let found = hiddenAliases[Self.key(name, current)] { return found }
      next = current.outer
    }
    return hiddenAliases[name]
  }

  private func hiding(_ nominal: Nominal) -> Hiding? {
    narrowest([hidden[ObjectIdentifier(nominal)], nominal.outer.flatMap(hiding)])
  }

  /// By all of the module, that is.
  func isSeenByAll(_ nominal: Nominal) -> Bool {
    hiding(nominal.selfType).map { sees(.module, $0.scope) } ?? true
  }

  func narrowest(_ all: [Hiding?]) -> Hiding? {
    all.compactMap { $0 }.reduce(nil) { narrow, one in
      narrow.map { sees($0.scope, one.scope) ? $0 : one } ?? one
    }
  }

  func narrower(_ one: Scope, _ other: Scope) -> Scope { sees(one, other) ? one : other }

  /// Whether all who see `inner` see `outer`.
  func sees(_ inner: Scope, _ outer: Scope) -> Bool {
    switch (inner, outer) {
    case (_, .world): true
    case (.world, _): false
    case (_, .module): true
    case (.module, _): false
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
}

extension Checker {
  /// A private method cannot be what a protocol that is seen by more requires.
  func refuseHiddenWitness(
    _ nominal: Nominal, _ requirement: Member, _ target: Nominal
  ) -> Bool {
    guard !target.isHost, requirement.kind == .method || requirement.kind == .property,
      let witness = module.witness(nominal, requirement),
      witness.isPrivate || witness.isSetPrivate && requirement.isSettable,
      witness.owner === nominal
    else { return false }
    let rules = AccessRules(self)
    guard rules.isSeenByAll(nominal), rules.isSeenByAll(target),
      let name = declaration(of: witness)?.name
    else { return false }
    let setter = witness.isPrivate ? "" : "setter for "
    let what =
      setter
      + (requirement.kind == .method
        ? "method '\(witness.saidName)'" : "property '\(witness.name)'")
    error(
      "\(what) must be declared internal because it matches a requirement in internal protocol '\(target.name)'",
      name)
    return true
  }
}
