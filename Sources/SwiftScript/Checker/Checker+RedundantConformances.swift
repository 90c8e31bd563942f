import SwiftSyntax

/// Protocols that a type is said to conform to, and does already.
extension Checker {
  func refuseRedundant(_ body: TypeBody) {
    guard file != "<library>", body.nominal.kind != .protocol else { return }
    let named = inherited(body)
    for (place, one) in named.enumerated() {
      let name = one.trimmedDescription
      let isRepeated = named.prefix(place).contains { $0.trimmedDescription == name }
      let before = declarations(of: name, beside: body)
      let what = "conformance of '\(declaredName(body.nominal))' to protocol '\(name)'"
      if isRepeated || isInherited(name, by: body.nominal)
        || before.contains(where: { $0.requirements == body.requirements })
      {
        error("redundant \(what)", one)
      } else if !before.isEmpty {
        error(
          "conflicting \(what); there cannot be more than one conformance, even with different conditional bounds",
          one)
      }
    }
  }

  /// `Array<Element>`, never `[Element]`.
  private func declaredName(_ nominal: Nominal) -> String {
    let generics = nominal.generics.map(\.name).joined(separator: ", ")
    return generics.isEmpty ? nominal.writtenName : "\(nominal.writtenName)<\(generics)>"
  }

  func inherited(_ body: TypeBody) -> [TypeSyntax] {
    body.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.map(\.type)
      ?? []
  }

  /// By the type itself or an extension before, in the same input: a later line at the prompt may say
  /// it again.
  private func declarations(of name: String, beside body: TypeBody) -> [TypeBody] {
    guard body.isExtension else { return [] }
    return typeBodies.filter { other in
      other.nominal === body.nominal && other.node.id != body.node.id
        && (!other.isExtension || other.node.position < body.node.position)
        && inherited(other).contains { $0.trimmedDescription == name }
    }
  }

  /// `class Table: UITableViewController, UITableViewDelegate`.
  private func isInherited(_ name: String, by nominal: Nominal) -> Bool {
    guard nominal.kind == .class, let above = nominal.superclass,
      let target = module.conformances(of: nominal).first(where: { $0.writtenName == name }),
      target !== library.anyObject, target.name != "Sendable"
    else { return false }
    return above.classChain.contains { one in
      let own = module.conformances(of: one)
      return own.contains { $0 === target || module.protocols(of: $0).contains { $0 === target } }
    }
  }
}
