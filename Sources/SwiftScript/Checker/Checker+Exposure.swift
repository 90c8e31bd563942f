import SwiftSyntax

/// What Objective-C sees of a script's methods: those that say so, and those that it knows anyway.
extension Checker {
  func isExposed(_ node: FunctionDeclSyntax) -> Bool {
    // A class that says `@objc` only has its own name there; an extension or a protocol means its members.
    let around = node.parent?.parent?.parent?.parent
    let attributes =
      around?.as(ExtensionDeclSyntax.self)?.attributes
      ?? around?.as(ProtocolDeclSyntax.self)?.attributes
    return attributes?.isNamed("objc") == true
      || ["objc", "IBAction", "IBSegueAction"].contains { node.attributes.isNamed($0) }
  }
}

extension Member {
  /// Whether Objective-C has never heard of the method: an override of one of UIKit's it knows, and
  /// what a protocol asks for.
  func isHidden(in owner: Nominal) -> Bool {
    guard case .function = implementation, !isExposed, !isOverride, !isStatic else { return false }
    let classes = owner.classChain
    return !classes.contains { type in
      type.exposesMembers
        || type.protocols.contains { $0.requirement(fullName) != nil }
    }
  }
}

extension AttributeListSyntax {
  func isNamed(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
