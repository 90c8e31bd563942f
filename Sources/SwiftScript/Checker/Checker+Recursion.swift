import SwiftSyntax

/// Values that would have no end.
extension Checker {
  /// A value cannot hold a value of its own type.
  func refuseRecursion(_ body: TypeBody) {
    let nominal = body.nominal
    if nominal.kind == .struct {
      for property in storedProperties[ObjectIdentifier(nominal)] ?? []
      where contains(property.member.type, nominal, []) {
        error(
          "value type '\(nominal.name)' cannot have a stored property that recursively contains it",
          position(of: property.member, body) ?? Syntax(body.node))
      }
    }
    guard nominal.kind == .enum, let node = body.node.as(EnumDeclSyntax.self),
      !node.modifiers.contains(where: { $0.name.text == "indirect" })
    else { return }
    let indirect = Set(
      body.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .filter { $0.modifiers.contains { $0.name.text == "indirect" } }
        .flatMap { $0.elements.map(\.name.text) })
    for (member, _) in enumCases(nominal) where !indirect.contains(member.name) {
      let payload = member.functionType?.parameters.map(\.type) ?? []
      if payload.contains(where: { contains($0, nominal, []) }) {
        error("recursive enum '\(nominal.selfType)' is not marked 'indirect'", node.name)
        return
      }
    }
  }

  /// Whether a value of `type` holds one of `target` in place.
  func contains(_ type: Type, _ target: Nominal, _ seen: [Nominal]) -> Bool {
    switch type {
    case .optional(let inner): return contains(inner, target, seen)
    case .tuple(let elements): return elements.contains { contains($0.type, target, seen) }
    case .nominal(let nominal, _):
      if nominal === target { return true }
      guard nominal.script != nil, nominal.kind == .struct, !seen.contains(nominal) else {
        return false
      }
      return (storedProperties[ObjectIdentifier(nominal)] ?? []).contains {
        contains($0.member.type, target, seen + [nominal])
      }
    default: return false
    }
  }

  private func position(of member: Member, _ body: TypeBody) -> Syntax? {
    for item in body.members {
      for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if binding.pattern.trimmedDescription == member.name { return Syntax(binding.pattern) }
      }
    }
    return nil
  }
}
