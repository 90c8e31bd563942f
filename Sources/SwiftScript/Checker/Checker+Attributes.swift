import SwiftSyntax

/// What is asked of attributes and of types as they are written, wherever they stand.
extension Checker {
  /// `@main` beside statements, which are the program already.
  func refuseMain(_ items: [CodeBlockItemSyntax]) {
    let hasStatements = items.contains { item in
      if case .decl = item.item { false } else { true }
    }
    guard hasStatements, !isPrompt, file != "<library>" else { return }
    for case .decl(let node) in items.map(\.item) {
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
      for case .attribute(let one)? in attributes.map(Array.init) ?? []
      where one.attributeName.trimmedDescription == "main" {
        error(
          "'main' attribute cannot be used in a module that contains top-level code", one)
      }
    }
  }

  func checkWritten(_ tree: SourceFileSyntax) {
    guard file != "<library>" else { return }
    let reader = WrittenReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    for attribute in reader.attributes where !isAttribute(attribute) {
      error("unknown attribute '\(attribute.attributeName.trimmedDescription)'", attribute)
    }
    for attribute in reader.attributes
    where attribute.attributeName.trimmedDescription == "storageRestrictions" {
      unsupported("an init accessor is", attribute)
    }
    for attribute in reader.attributes where attribute.isOfFunction {
      let name = attribute.attributeName.trimmedDescription
      guard lookUpType(name)?.nominal?.isPropertyWrapper == true else { continue }
      error("property wrapper attribute '\(name)' can only be applied to a property", attribute)
    }
    for type in reader.types {
      guard let nominal = module.types[type.name.text], nominal.kind == .protocol,
        !nominal.associatedTypes.isEmpty, !hasParameter(type.name.text, around: type.parent)
      else { continue }
      let name = nominal.name
      warning(
        "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error in a future Swift language mode",
        type)
    }
    for parameter in reader.parameters
    // Up to what is around the declaration that has it.
    where hasParameter(parameter.name.text, around: parameter.parent?.parent?.parent?.parent) {
      error(
        "generic parameter '\(parameter.name.text)' shadows generic parameter from outer scope with the same name",
        parameter.name)
    }
    for names in reader.names { refuseRepeated(names) }
    refuseUnsuitedArguments(tree)
  }

  /// Whether a generic parameter has that name there: `T` of `func add<T>(_ other: T)` in a `Box<T>`.
  func hasParameter(_ name: String, around node: Syntax?) -> Bool {
    var next = node
    while let node = next {
      if let clause = node.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause,
        clause.parameters.contains(where: { $0.name.text == name })
      {
        return true
      }
      if let extended = node.as(ExtensionDeclSyntax.self)?.extendedType,
        lookUpType(extended.firstName)?.nominal?.generics.contains(where: { $0.name == name })
          == true
      {
        return true
      }
      next = node.parent
    }
    return false
  }

  func isAttribute(_ node: AttributeSyntax) -> Bool {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
      return true
    }
    if name.hasPrefix("_") || Self.attributes.contains(name) || Self.isReal(name) { return true }
    return module.types[name] != nil || library.types[name] != nil || module.aliases[name] != nil
      || typeBodies.contains { $0.nominal.shortName == name }
  }

  private static let attributes: Set = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "LLDBDebuggerFunction", "MainActor", "NSApplicationMain", "NSCopying", "NSManaged",
    "ObservationIgnored", "ObservationTracked", "Observable", "Sendable", "UIApplicationMain",
    "abi",
    "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "derivative",
    "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "exclusivity", "extensible", "freestanding", "frozen", "globalActor", "inlinable", "inline",
    "isolated", "main", "noDerivative", "nonobjc", "nonexhaustive", "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "reasync", "resultBuilder", "rethrows", "retroactive",
    "safe",
    "section", "specialize", "specialized", "storageRestrictions", "testable", "transparent",
    "transpose", "unchecked", "unknown", "unsafe", "usableFromInline", "used",
    "warn_unqualified_access",
  ]
}

/// Gathers the attributes, and the types that stand for values of theirs.
private nonisolated final class WrittenReader: SyntaxVisitor {
  var attributes: [AttributeSyntax] = []
  var types: [IdentifierTypeSyntax] = []
  var parameters: [GenericParameterSyntax] = []
  /// Names that stand beside each other, each of which has to be one of its own.
  var names: [[TokenSyntax]] = []

  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.parameters.map(\.name))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.parameters.map { $0.secondName ?? $0.firstName })
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterListSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.map(\.name))
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.pattern.boundNames)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    parameters.append(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.append(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    switch node.parent?.kind {
    case .functionParameter, .returnClause, .typeAnnotation, .optionalType, .arrayType,
      .tupleTypeElement, .dictionaryType, .enumCaseParameter, .implicitlyUnwrappedOptionalType:
      if node.genericArgumentClause == nil { types.append(node) }
    default: break
    }
    return .visitChildren
  }
}

extension AttributeSyntax {
  /// It stands before a function, and not before one of its parameters.
  fileprivate var isOfFunction: Bool { parent?.parent?.is(FunctionDeclSyntax.self) == true }
}
