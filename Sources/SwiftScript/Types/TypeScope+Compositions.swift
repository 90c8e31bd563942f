import SwiftSyntax

extension TypeScope {
  /// `A & B`: one protocol that demands all of them.
  func composition(_ node: CompositionTypeSyntax) -> Type {
    let parts = node.elements.filter { !$0.type.is(SuppressedTypeSyntax.self) }
      .map { resolve($0.type) }
    if parts.contains(where: \.isError) { return .error }
    let nominals = parts.compactMap(\.nominal)
    guard nominals.count == parts.count, parts.count > 1 else { return parts.first ?? .any }
    // Swift's protocols of collections are one here.
    if nominals.allSatisfy({ $0 === nominals[0] }) {
      return parts.first { !$0.arguments.isEmpty } ?? parts[0]
    }
    let name = nominals.map(\.name).joined(separator: " & ")
    if let known = library.composed.compositions[name],
      known.protocols + [known.superclass].compactMap({ $0 })
        == nominals.filter({ $0.kind == .protocol }) + nominals.filter({ $0.kind != .protocol })
    {
      return .nominal(known, [])
    }
    let made = Nominal(name, .protocol)
    made.isComposition = true
    made.protocols = nominals.filter { $0.kind == .protocol }
    let bound = nominals.first { $0.kind == .class || $0.superclass != nil }
    made.superclass = bound?.kind == .class ? bound : bound?.superclass
    library.composed.compositions[name] = made
    return .nominal(made, [])
  }
}
