import SwiftSyntax

/// What a parameter's default is: an expression to check where the call stands.
public final class DefaultValue {
  let syntax: ExprSyntax
  let scope: TypeScope
  /// Whether it speaks of the declaration's own type parameters, which only a call tells.
  private(set) lazy var isOpen: Bool = {
    let names = Set(scope.generics.map(\.name))
    return !names.isEmpty
      && syntax.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }()

  /// Whether it speaks of the `Self` of a protocol's extension.
  private(set) lazy var asksSelf =
    scope.nominal?.kind == .protocol
    && syntax.tokens(viewMode: .sourceAccurate).contains { $0.text == "Self" }

  init(_ syntax: ExprSyntax, _ scope: TypeScope) {
    self.syntax = syntax
    self.scope = scope
  }
}

/// `@Clamped` before a parameter.
final class ParameterWrapper {
  let attribute: AttributeSyntax
  let nominal: Nominal
  /// Whether the caller makes the wrapper, of a value or, as `$level`, of a projection.
  var isMadeByCaller = false

  /// `Clamped(wrappedValue: value)`, `Clamped(projectedValue: value)`.
  func making(_ label: String, _ value: ExprSyntax) -> ExprSyntax {
    let argument = LabeledExprSyntax(
      label: .identifier(label), colon: .colonToken(), expression: value.trimmed)
    return ExprSyntax(
      FunctionCallExprSyntax(
        calledExpression: attribute.attributeName.asExpression, leftParen: .leftParenToken(),
        arguments: [argument], rightParen: .rightParenToken()))
  }

  init(_ attribute: AttributeSyntax, _ nominal: Nominal) {
    self.attribute = attribute
    self.nominal = nominal
  }
}

/// Gathers the type parameters that a signature has without naming them.
final class UnnamedParameters {
  var signature = GenericSignature()
}

/// Reads the types out of declarations.
extension TypeScope {
  func functionType(
    _ parameters: FunctionParameterClauseSyntax, _ returns: ReturnClauseSyntax?,
    _ effects: FunctionEffectSpecifiersSyntax? = nil
  ) -> FunctionType {
    var closed = self
    closed.demandsArguments = module != nil
    let known = parameters.parameters.map(closed.parameter)
    var outside = closed
    outside.unnamed = nil
    outside.generics += unnamed?.signature.parameters ?? []
    if module != nil { outside.opaque = returns?.type.opaque }
    var type = FunctionType(known, returns.map { outside.resolve($0.type) } ?? .void)
    type.isAsync = effects?.asyncSpecifier != nil
    if let clause = effects?.throwsClause {
      type.isThrowing = clause.throwsSpecifier.text == "throws"
      type.isRethrowing = clause.throwsSpecifier.text == "rethrows"
      type.thrown = clause.type.map { outside.resolve($0) }
    }
    return type
  }

  func parameter(_ node: FunctionParameterSyntax) -> FunctionType.Parameter {
    let first = node.firstName.text
    let attributed = node.type.as(AttributedTypeSyntax.self)
    let attributes = attributed?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    var type = resolve(node.type)
    let builder = builder(in: node.attributes)
    let wrapper = builder == nil ? wrapper(in: node.attributes) : nil
    if builder == nil, wrapper == nil,
      let wrapper = node.attributes.first(where: { $0.is(AttributeSyntax.self) })
    {
      report(
        "not supported yet: attributes such as '\(wrapper.trimmedDescription)' of parameters",
        Syntax(wrapper), [])
    }
    let isAutoclosure = attributes?.contains("autoclosure") ?? false
    var isThrowing = false
    if isAutoclosure, case .function(let function) = type {
      type = function.result
      isThrowing = function.isThrowing
    }
    var parameter = FunctionType.Parameter(
      label: first == "_" ? nil : first.unquoted,
      name: (node.secondName?.text ?? first).unquoted, type: type,
      isInout: node.type.isInout,
      isVariadic: node.ellipsis != nil, isAutoclosure: isAutoclosure,
      isThrowingAutoclosure: isThrowing,
      isEscaping: (attributes?.contains("escaping") ?? false) || type.wrapped != nil,
      defaultValue: node.defaultValue.map { DefaultValue($0.value, self) })
    parameter.isBorrowing =
      attributed?.specifiers.contains { $0.trimmedDescription == "borrowing" } ?? false
    parameter.isIsolated =
      attributed?.specifiers.contains { $0.trimmedDescription == "isolated" } ?? false
    parameter.isConsuming =
      attributed?.specifiers.contains { $0.trimmedDescription == "consuming" } ?? false
    parameter.isImplicitlyUnwrapped =
      (attributed?.baseType ?? node.type)
      .isImplicitlyUnwrapped
    parameter.capturesSelf = attributes?.contains("_implicitSelfCapture") ?? false
    parameter.changesCaptures = attributes?.contains("preconcurrency") ?? false
    if let attributes {
      parameter.isolation =
        attributes.contains("MainActor")
        ? .main : attributes.contains("Sendable") ? .nonisolated : nil
    }
    // What may not escape is another type than the name stands for.
    if type.function == nil || parameter.isEscaping { parameter.alias = alias(node.type) }
    parameter.builder = builder
    parameter.wrapper = wrapper
    if let wrapper, let stored = storage(of: wrapper, around: parameter.type) {
      wrapper.isMadeByCaller = true
      parameter.type = stored
    }
    requireOwnership(parameter, node)
    return parameter
  }

  /// The property wrapper that an attribute names.
  private func wrapper(in attributes: AttributeListSyntax) -> ParameterWrapper? {
    for case .attribute(let attribute) in attributes {
      guard let nominal = attributeType(attribute),
        nominal.isPropertyWrapper
      else { continue }
      return ParameterWrapper(attribute, nominal)
    }
    return nil
  }

  /// The type of the wrapper that the caller makes: one without arguments that can be made of a
  /// projection.
  private func storage(of wrapper: ParameterWrapper, around type: Type) -> Type? {
    let nominal = wrapper.nominal
    guard wrapper.attribute.arguments == nil, let module,
      module.members("init", of: nominal).contains(where: {
        $0.functionType?.parameters.first?.label == "projectedValue"
      }), let value = module.members("wrappedValue", of: nominal).first
    else { return nil }
    var open = self
    open.demandsArguments = false
    let named = open.resolve(wrapper.attribute.attributeName)
    if nominal.generics.isEmpty || !named.arguments.isEmpty && !named.hasHoles { return named }
    guard nominal.generics.count == 1, case .parameter(let parameter) = value.type,
      parameter === nominal.generics[0]
    else { return nil }
    return .nominal(nominal, [type])
  }

  /// The result builder that an attribute names.
  func builder(in attributes: AttributeListSyntax) -> Type? {
    for case .attribute(let attribute) in attributes
    where lookUp(attribute.attributeName.firstName)?.nominal?.isResultBuilder == true {
      return resolve(attribute.attributeName)
    }
    return nil
  }

  /// The `<T: P>` of a declaration with its `where`, and the `some P` of its parameters.
  mutating func introduce(
    _ clause: GenericParameterClauseSyntax?, where conditions: GenericWhereClauseSyntax? = nil
  ) -> GenericSignature {
    var signature = GenericSignature()
    if let clause {
      signature.parameters = clause.parameters.map { GenericParameter($0.name.text) }
      generics += signature.parameters
      for (parameter, node) in zip(signature.parameters, clause.parameters) {
        guard let inherited = node.inheritedType else { continue }
        // A row of the library tells overloads apart by its bounds.
        if module == nil, case .nominal(let bound, _) = resolve(inherited) {
          parameter.bounds = [bound]
        } else {
          signature.requirements += requirements(.parameter(parameter), inherited)
        }
      }
    }
    signature.requirements += requirements(conditions).map { requirement in
      // The rows of the library are lenient about what elements conform to.
      if module == nil, case .conforms(let subject, let target) = requirement {
        return .suits(subject, target)
      }
      return requirement
    }
    return signature
  }

  /// What `subject: bound` demands.
  func requirements(_ subject: Type, _ bound: TypeSyntax) -> [Requirement] {
    if bound.isCopyableSuppressed, case .parameter(let parameter) = subject {
      parameter.isNoncopyable = true
    }
    if let node = bound.as(CompositionTypeSyntax.self) {
      return node.elements.flatMap { requirements(subject, $0.type) }
    }
    guard case .nominal(let nominal, let arguments) = resolve(bound) else { return [] }
    if nominal === library.sequence {
      // In an extension of `Sequence` its own `Element` may be what is written.
      let isTold = bound.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      let element = arguments.first.flatMap { argument -> Requirement? in
        isTold ? .same(.associated(subject, "Element"), argument) : nil
      }
      return [.conforms(subject, nominal)] + indexed(bound).map { .conforms(subject, $0) }
        + [element].compactMap { $0 }
    }
    if nominal.kind == .class { return [.inherits(subject, .nominal(nominal, arguments))] }
    if nominal.isComposition {
      return nominal.protocols.map { .conforms(subject, $0) }
        + [nominal.superclass].compactMap { $0 }.map { .inherits(subject, .nominal($0, [])) }
        + nominal.primaryTypes.compactMap { name in
          nominal.typeWitnesses[name].map { .same(.associated(subject, name), $0) }
        }
    }
    if nominal.kind != .protocol {
      report(
        "type '\(subject)' constrained to non-protocol, non-class type '\(nominal.name)'",
        Syntax(bound), [])
      return []
    }
    return [.conforms(subject, nominal)]
  }

  /// What the library's Swift part has for the indices of a `Collection`, under the name that is
  /// written.
  func indexed(_ bound: TypeSyntax) -> [Nominal] {
    let name: String? =
      switch (bound.as(AttributedTypeSyntax.self)?.baseType ?? bound).firstName {
      case "Collection": "IndexedCollection"
      case "BidirectionalCollection": "IndexedBidirectional"
      case "RandomAccessCollection": "IndexedRandomAccess"
      case "MutableCollection": "IndexedMutable"
      case "RangeReplaceableCollection": "IndexedReplaceable"
      default: nil
      }
    return [name.flatMap { module?.types[$0] }].compactMap { $0 }
  }

  /// The protocols that a clause asks `Self` to be; its other parts may speak of their types.
  func selfBounds(_ clause: GenericWhereClauseSyntax) -> [Nominal] {
    clause.requirements.flatMap { item -> [Requirement] in
      guard case .conformanceRequirement(let node) = item.requirement,
        node.leftType.as(IdentifierTypeSyntax.self)?.name.text == "Self"
      else { return [] }
      return requirements(resolve(node.leftType), node.rightType)
    }.selfBounds
  }

  /// What `associatedtype Items: Collection<Item>` says of the types in it.
  func equalities(_ subject: Type, _ bound: TypeSyntax) -> [Requirement] {
    guard bound.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil else { return [] }
    return quiet.requirements(subject, bound).filter { if case .same = $0 { true } else { false } }
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [Requirement] {
    guard let clause else { return [] }
    return clause.requirements.flatMap { item -> [Requirement] in
      switch item.requirement {
      case .conformanceRequirement(let node):
        return requirements(resolve(node.leftType), node.rightType)
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
          return []
        }
        return [.same(resolve(left), resolve(right))]
      default: return []
      }
    }
  }
}
