import SwiftSyntax

/// In which order the members of types are declared, where some tell what others are.
extension Checker {
  /// How a wrapper is made, tells what has to be said of the properties that it wraps; what a
  /// protocol asks for, what a wrapper begins with; and what types have for that, what is wrapped.
  func wrappersFirst(_ bodies: [TypeBody]) -> [[TypeBody]] {
    let wrappers = Set(bodies.filter(isWrapper).map { ObjectIdentifier($0.nominal) })
    guard !wrappers.isEmpty else { return [bodies] }
    func place(_ body: TypeBody) -> Int {
      if isProtocol(body) { return 0 }
      if wrappers.contains(ObjectIdentifier(body.nominal)) { return 1 }
      return body.nominal.kind == .class || hasWrapped(body) ? 3 : 2
    }
    let groups = (0...3).map { number in bodies.filter { place($0) == number } }
    return [groups[0] + groups[1], groups[2], groups[3]]
  }

  private func isWrapper(_ body: TypeBody) -> Bool {
    body.node.asProtocol((any WithAttributesSyntax).self)?.attributes.isNamed("propertyWrapper")
      ?? false
  }

  private func isProtocol(_ body: TypeBody) -> Bool {
    !body.isExtension && body.nominal.kind == .protocol
  }

  private func hasWrapped(_ body: TypeBody) -> Bool {
    body.members.contains { $0.decl.as(VariableDeclSyntax.self)?.attributes.isEmpty == false }
  }
}
