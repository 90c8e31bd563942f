import SwiftSyntax

/// One name for two things of one scope that are not of one kind: a variable beside a function, a
/// type beside either.
///
/// Two of one kind are refused where they are declared.
extension Checker {
  private enum Kind {
    case type, alias, variable, enumCase, function

    var isType: Bool { self == .type || self == .alias }
  }

  private struct Declared {
    let kind: Kind
    let name: TokenSyntax
    /// As swiftc names it.
    let said: String
    /// How many parameters it takes; of a case, how many payloads.
    let count: Int
  }

  /// Where the declarations stand, which decides what may share a name there.
  enum Place {
    case file, function, type
  }

  func refuseSharedNames(_ items: [DeclSyntax], in place: Place) {
    var before: [String: [Declared]] = [:]
    for one in items.flatMap({ declared($0, in: place) }) {
      let name = one.name.text.unquoted
      if let others = before[name], others.contains(where: { clash($0, one, place) }) {
        error("invalid redeclaration of '\(one.said)'", one.name)
      }
      before[name, default: []].append(one)
    }
    if place == .file { refuseRepeatedOperators(items) }
  }

  private func clash(_ one: Declared, _ other: Declared, _ place: Place) -> Bool {
    switch (one.kind, other.kind) {
    // Said of the second type itself, inside functions nobody says it.
    case (.type, .type): return place == .function
    case (.function, .function), (.enumCase, .enumCase): return false
    // Where both are instance members, or outside of types, the second is refused as it is declared.
    case (.variable, .variable): return false
    case (.variable, .function), (.function, .variable):
      return place == .file && one.count + other.count == 0
    case (.enumCase, .variable), (.variable, .enumCase): return one.count + other.count == 0
    case (.enumCase, .function), (.function, .enumCase): return false
    case (.function, let type), (let type, .function): return type.isType && place != .function
    default: return one.kind.isType || other.kind.isType
    }
  }

  private func declared(_ item: DeclSyntax, in place: Place) -> [Declared] {
    func named(_ kind: Kind, _ name: TokenSyntax, _ said: String? = nil, _ count: Int = 0)
      -> Declared
    {
      Declared(kind: kind, name: name, said: said ?? name.text.unquoted, count: count)
    }
    let isInstances =
      place == .type
      && !(item.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        ["static", "class"].contains($0.name.text)
      } ?? false)
    switch item.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): return [named(.type, node.name)]
    case .actorDecl(let node): return [named(.type, node.name)]
    case .structDecl(let node): return [named(.type, node.name)]
    case .enumDecl(let node): return [named(.type, node.name)]
    case .protocolDecl(let node): return [named(.type, node.name)]
    case .typeAliasDecl(let node): return [named(.alias, node.name)]
    case .enumCaseDecl(let node):
      return node.elements.map {
        named(.enumCase, $0.name, nil, $0.parameterClause?.parameters.count ?? 0)
      }
    case .variableDecl(let node) where !isInstances:
      return node.bindings.flatMap { names(in: $0.pattern) }.map { named(.variable, $0) }
    case .functionDecl(let node) where !isInstances:
      if case .identifier = node.name.tokenKind {} else { return [] }
      let parameters = node.signature.parameterClause.parameters
      let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
      let said = node.name.text.unquoted.said(with: labels)
      return [named(.function, node.name, said, labels.count)]
    default: return []
    }
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let one = pattern.as(IdentifierPatternSyntax.self) { return [one.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  /// `infix operator <+>`, twice.
  private func refuseRepeatedOperators(_ items: [DeclSyntax]) {
    var seen: Set<String> = []
    for case .operatorDecl(let node) in items.map({ $0.as(DeclSyntaxEnum.self) })
    where !seen.insert("\(node.fixitySpecifier.text) \(node.name.text)").inserted {
      error("operator redeclared", node)
    }
  }
}
