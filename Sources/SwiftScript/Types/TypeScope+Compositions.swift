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
    let classPart = nominals.first { $0.kind != .protocol }
    if let known = library.composed.compositions[name],
      known.protocols == nominals.filter({ $0.kind == .protocol }),
      classPart == nil || known.superclass === classPart
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

extension ComposedTypes {
  /// `typealias Screen = Loading & Showing`: what the parts have to be, their headers tell, which are
  /// read after it.
  func takeBounds() {
    for one in compositions.values where one.superclass == nil {
      one.superclass = one.protocols.lazy.compactMap(\.superclass).first
    }
  }
}
