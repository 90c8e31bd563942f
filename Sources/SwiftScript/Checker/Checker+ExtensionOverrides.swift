import SwiftSyntax

/// Overrides that stand in extensions: `extension CardController { override func viewDidLoad() }`.
///
/// Apple's methods are found by name as the program runs, so that an extension can override them;
/// those of the script's own classes stand in a table that only the class itself fills.
extension Checker {
  /// The bodies of types, such extensions before the subclasses that inherit what they override.
  func overridingExtensionsFirst(_ bodies: [TypeBody]) -> [TypeBody] {
    let overriding = bodies.filter { $0.isExtension && $0.nominal.kind == .class && overrides($0) }
    guard !overriding.isEmpty else { return bodies }
    let moved = Set(overriding.map(\.node.id))
    return bodies.filter { !moved.contains($0.node.id) }.flatMap { body in
      [body] + overriding.filter { !body.isExtension && $0.nominal === body.nominal }
    } + overriding.filter { !isDeclaredHere($0.nominal) }
  }

  private func overrides(_ body: TypeBody) -> Bool {
    body.members.contains {
      $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.sayOverride ?? false
    }
  }

  private func isDeclaredHere(_ nominal: Nominal) -> Bool {
    typeBodies.contains { !$0.isExtension && $0.nominal === nominal }
  }

  /// Says why `name` cannot be overridden there; false where it can.
  func refuseExtensionOverride(
    _ overridden: Member, _ kind: String, _ body: TypeBody, _ name: TokenSyntax
  ) -> Bool {
    if overridden.owner?.script != nil {
      error(
        "\(kind) '\(overridden.fullName)' declared in '\(overridden.owner?.name ?? "")' cannot be overridden from extension",
        name)
      return true
    }
    guard !isDeclaredHere(body.nominal), hasSubclasses(body.nominal) else { return false }
    unsupported("overriding in an extension of a class that has subclasses already is", name)
    return true
  }

  private func hasSubclasses(_ nominal: Nominal) -> Bool {
    (Array(module.types.values) + module.nestedTypes.values).contains {
      $0 !== nominal && $0.classChain.contains(nominal)
    }
  }
}
