import SwiftSyntax

/// Actors that the script declares for code wherever it stands: `@globalActor actor Store`.
extension Checker {
  /// Which types are such actors, and which say that they belong to one.
  func noteGlobalActors() {
    for body in typeBodies where !body.isExtension {
      body.nominal.isGlobalActor = attributes(of: body)?.isNamed("globalActor") == true
    }
    for body in typeBodies where !body.isExtension {
      body.nominal.globalActor = attributes(of: body).flatMap { globalActor(in: $0) }
    }
  }

  /// The `Store` of `@Store func load()`.
  func globalActor(in attributes: AttributeListSyntax) -> Nominal? {
    for case .attribute(let attribute) in attributes {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
        let nominal = lookUpType(name)?.nominal, nominal.isGlobalActor
      else { continue }
      return nominal
    }
    return nil
  }

  private func attributes(of body: TypeBody) -> AttributeListSyntax? {
    body.node.asProtocol((any WithAttributesSyntax).self)?.attributes
  }
}

extension Member {
  /// Which actor its code runs on, as a member of `nominal`.
  func isolation(in nominal: Nominal) -> Isolation {
    isNonisolated ? .nonisolated : globalActor.map { .global($0) } ?? nominal.isolation
  }
}
